/** What many look for here, chosen by hand: each finds something all year. */
export const popularSearches = [
  'Marans hatching eggs',
  'Duck eggs',
  'Quail eggs',
  'Point of lay pullets',
  'Incubator',
  'Layers pellets',
] as const
