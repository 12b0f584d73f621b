/** The colours that shells come in, and how each is marked. */
export type Shell = {
  base: string
  /** Each egg of a clutch strays this far from the base: 0 to 1. */
  variety: number
  gloss: number
  marks?: { colour: string; count: number; size: readonly [number, number]; crowd: number }
}

export const shells = {
  white: { base: '#f3efe6', variety: 0.25, gloss: 0.35 },
  cream: { base: '#efdfc2', variety: 0.4, gloss: 0.3 },
  tinted: { base: '#e6c6a4', variety: 0.6, gloss: 0.3 },
  brown: { base: '#c48a5a', variety: 0.7, gloss: 0.35 },
  'dark-chocolate': {
    base: '#6d3218',
    variety: 0.6,
    gloss: 0.75,
    marks: { colour: '#2e120a', count: 70, size: [0.004, 0.013], crowd: 0.3 },
  },
  terracotta: {
    base: '#ae6a42',
    variety: 0.5,
    gloss: 0.45,
    marks: { colour: '#54220f', count: 130, size: [0.004, 0.016], crowd: 0.65 },
  },
  blue: { base: '#b9d3cc', variety: 0.5, gloss: 0.3 },
  olive: {
    base: '#98935f',
    variety: 0.6,
    gloss: 0.4,
    marks: { colour: '#5d4a24', count: 40, size: [0.003, 0.008], crowd: 0.5 },
  },
  'duck-green': { base: '#cad9c9', variety: 0.4, gloss: 0.55 },
  quail: {
    base: '#dccfae',
    variety: 0.5,
    gloss: 0.4,
    marks: { colour: '#3b2a1e', count: 95, size: [0.006, 0.05], crowd: 0.15 },
  },
  turkey: {
    base: '#ecdcc0',
    variety: 0.4,
    gloss: 0.3,
    marks: { colour: '#a06a40', count: 260, size: [0.003, 0.011], crowd: 0.1 },
  },
  goose: { base: '#f1ece0', variety: 0.2, gloss: 0.2 },
} as const satisfies Record<string, Shell>
