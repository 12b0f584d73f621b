/** What was chosen, in words: an option that the title names already is not said again. */
export const lineName = ({ name, optionLabel }: { name: string; optionLabel: string }): string =>
  ` ${name},`.toLowerCase().includes(` ${optionLabel.toLowerCase()},`) ? name : `${name}, ${optionLabel}`
