/** The outcome of `work`, good or bad, but not before `ms` milliseconds are over. */
export const atLeast = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work, new Promise((resolve) => setTimeout(resolve, ms))])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
