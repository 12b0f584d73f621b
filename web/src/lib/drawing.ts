import { createContext, use, useSyncExternalStore } from 'react'

/** What the edge draws a page for; a browser has its own window and clock, and takes over what was drawn by them. */
export type Drawing = {
  /** Whether the page is drawn as on a phone. */
  isPhone: boolean
  at: Date
}

/** Given by the edge alone: null in a browser. */
export const DrawingContext = createContext<Drawing | null>(null)

/** What the page in this browser was drawn for; null when it was not drawn. */
let drawnHere: Drawing | null = null

/** Notes what the edge drew this page for, before it is taken over. */
export const noteDrawing = (drawing: Drawing): void => {
  drawnHere = drawing
}

/** The moment by which a page tells this year from others: where the edge drew it, the one that it was drawn at. */
export const momentOfPage = (): Date => drawnHere?.at ?? new Date()

/** What the page is drawn for, at the edge and while a browser takes it over. */
export const useDrawing = (): Drawing | null => use(DrawingContext) ?? drawnHere

const never = () => () => {}

/** What this browser alone can say, looked at whenever the component renders; where it is drawn and taken over, what is drawn. */
export const useHere = <Value extends string | number | boolean | null>(read: () => Value, drawn: Value): Value =>
  useSyncExternalStore(never, read, () => drawn)

const yes = () => true

/** Whether the component is in a browser already: false where the edge draws it, and until a browser has taken it over. */
export const useIsHere = (): boolean => useHere(yes, false)
