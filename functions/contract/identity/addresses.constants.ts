/** How many addresses a user may save. */
export const addressLimit = 20
