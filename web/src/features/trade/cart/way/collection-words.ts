/** Where it is collected before the address is told: the town or area, where the shop says one. */
export const collectFrom = (place: string | null): string => (place ? `Collect from ${place}` : 'To collect')

/** What whoever collects pays for it, and what they get when. */
export const collectionPromise =
  'Collection is free. You’ll get the full address once you’ve paid, and a code once it’s ready.'
