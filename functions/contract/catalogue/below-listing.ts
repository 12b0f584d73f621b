/** So many of its seller’s others stand below a listing. */
export const mostOthers = 4
