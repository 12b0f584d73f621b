/** How far what is typed is saved. */
export type SaveStatus =
  | { kind: 'idle' }
  | { kind: 'changed' }
  | { kind: 'saving' }
  /** `waiting`: what is held back until it is right. */
  | { kind: 'saved'; at: Date; waiting: string[] }
  | { kind: 'failed'; reason: string; again: 'soon' | 'when-changed' | 'when-signed-in' }
