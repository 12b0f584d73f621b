import { store } from './kept/store.ts'

export type ToastInput = {
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  action?: { label: string; onSelect: () => void }
}
export type Toast = ToastInput & { id: number; open: boolean }

const limit = 1
const removeAfterMs = 1_000_000

const { get: currentToasts, set: publish, subscribe: onToasts, use: useToasts } = store<Toast[]>([])
let nextId = 1

/** Shows one message, in place of the one that stands; callable from anywhere. */
export const toast = (input: ToastInput): void => {
  publish([{ ...input, id: nextId++, open: true }, ...currentToasts()].slice(0, limit))
}

/** Closes a toast now and forgets it a good while later, so that it can still leave with its motion. */
export const dismissToast = (id: number): void => {
  publish(currentToasts().map((item) => (item.id === id ? { ...item, open: false } : item)))
  setTimeout(() => publish(currentToasts().filter((item) => item.id !== id)), removeAfterMs)
}

export { currentToasts, onToasts, useToasts }
