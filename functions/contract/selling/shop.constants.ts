/** Bounds of what a shop says of itself, in characters; answers kept for messages: how many, and how long each. */
export const shopLimits = {
  about: 2000,
  policies: 2000,
  quickReply: { min: 1, max: 500, most: 10 },
} as const
