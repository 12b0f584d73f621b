/** Runs what it is given unless something is under way: that is dropped, and answered with undefined. */
export const oneAtATime = () => {
  let underWay = false
  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (underWay) return undefined
    underWay = true
    try {
      return await work()
    } finally {
      underWay = false
    }
  }
}
