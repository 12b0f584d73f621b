/** Colours travel as "#rrggbb"; these mix them. */
type Channels = readonly [number, number, number]

const channels = (colour: string): Channels => [
  Number.parseInt(colour.slice(1, 3), 16),
  Number.parseInt(colour.slice(3, 5), 16),
  Number.parseInt(colour.slice(5, 7), 16),
]

const hex = (values: Channels) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const combine = (pair: readonly [string, string], rule: (a: number, b: number) => number) => {
  const [a, b] = [channels(pair[0]), channels(pair[1])]
  return hex([rule(a[0], b[0]), rule(a[1], b[1]), rule(a[2], b[2])])
}

/** A colour between the first of the pair (0) and the second (1). */
export const mix = (pair: readonly [string, string], share: number) =>
  combine(pair, (a, b) => a + (b - a) * Math.min(1, Math.max(0, share)))

export const multiply = (colour: string, by: string) => combine([colour, by], (a, b) => (a * b) / 255)

/** Lighter for an amount over 0, darker under it; ±0.1 is a visible step. */
export const shift = (colour: string, amount: number) =>
  amount < 0 ? mix([colour, '#000000'], -amount) : mix([colour, '#ffffff'], amount)
