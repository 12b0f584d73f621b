/** Nothing in it looks like something else. */
const signs = '23456789abcdefghjkmnpqrstvwxyz'

const someSigns = (count: number): string =>
  [...crypto.getRandomValues(new Uint8Array(count))].map((byte) => signs[byte % signs.length]).join('')

/** A username for somebody who was not asked for one: their first name as far as it may stand there, and what makes it theirs alone. */
export const madeUsername = (fullName: string): string => {
  const [first = ''] = fullName.trim().split(/\s+/)
  const letters = first
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
    .slice(0, 20)
  return `${letters || 'keeper'}-${someSigns(5)}`
}
