/** What is said of a line that got all there are and was to get more. */
export const cutWords = ({ stock, asked }: { stock: number; asked: number }): string =>
  `Only ${stock} left. You wanted ${asked}.`
