import { kept } from '../kept/kept.ts'

/** The themes: as the system says, or one of ours. public/early.js applies the stored choice before the first paint. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const stored = kept<Theme | null>({
  key: 'theme',
  read: (value) => (value === 'light' || value === 'dark' ? value : null),
})

// Another tab's choice counts here as well.
stored.subscribe(() => {
  const own = stored.get()
  if (own) document.documentElement.dataset.theme = own
  else delete document.documentElement.dataset.theme
})

const choose = (next: Theme): void => stored.set(next === 'system' ? null : next)

/** The chosen theme, and the way to choose another. */
export const useTheme = (): [Theme, (theme: Theme) => void] => [stored.use() ?? 'system', choose]
