/** How many days the basic figures of a shop look back, today included. */
export const analyticsDays = 30
