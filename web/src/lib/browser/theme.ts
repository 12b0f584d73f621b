import { useState } from 'react'
import { local } from '../kept/storage.ts'

/** The themes: as the system says, or one of ours. public/theme.js applies the stored choice before the first paint. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
const key = 'theme'

const stored = (): Theme => {
  const value = local.get(key)
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** The chosen theme, and the way to choose another. */
export const useTheme = (): [Theme, (theme: Theme) => void] => {
  const [theme, setTheme] = useState(stored)
  const choose = (next: Theme) => {
    const own = next === 'system' ? null : next
    local.set(key, own)
    if (own) document.documentElement.dataset.theme = own
    else delete document.documentElement.dataset.theme
    setTheme(next)
  }
  return [theme, choose]
}
