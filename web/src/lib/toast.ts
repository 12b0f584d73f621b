import { useSyncExternalStore } from 'react'

export type ToastInput = {
  title: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  action?: { label: string; onSelect: () => void }
}
export type Toast = ToastInput & { id: number; open: boolean }

const limit = 1
const removeAfterMs = 1_000_000

let toasts: Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

const publish = (next: Toast[]) => {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows one message, in place of the one that stands; callable from anywhere. */
export const toast = (input: ToastInput): void => {
  publish([{ ...input, id: nextId++, open: true }, ...toasts].slice(0, limit))
}

/** Closes a toast now and forgets it a good while later, so that it can still leave with its motion. */
export const dismissToast = (id: number): void => {
  publish(toasts.map((item) => (item.id === id ? { ...item, open: false } : item)))
  setTimeout(() => publish(toasts.filter((item) => item.id !== id)), removeAfterMs)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentToasts = (): Toast[] => toasts

export const useToasts = (): Toast[] => useSyncExternalStore(subscribe, currentToasts)
