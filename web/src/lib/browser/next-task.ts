/** Ends when the browser has done what it was about to do: shown a letter, heard a tap. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
