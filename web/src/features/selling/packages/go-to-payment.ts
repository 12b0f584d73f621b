/** The sandbox's pay page is ours, a provider's is not. */
export const goToPayment = (url: string, navigate: (path: string) => void): void => {
  if (url.startsWith('/')) navigate(url)
  else location.assign(url)
}
