import type { Foot, Letter, Part } from './letter.ts'

const partText = (part: Part): string => {
  if (typeof part === 'string') return part
  if ('quote' in part) return part.quote
  if ('link' in part) return linkText(part.link)
  if ('code' in part) return part.code
  if ('prices' in part) return part.prices.map(({ what, price }) => `${what}: ${price}`).join('\n')
  return part.facts
    .map(([name, value]) => (value.includes('\n') ? `${name}:\n${value}` : `${name}: ${value}`))
    .join('\n')
}

const linkText = ({ label, url }: { label: string; url: string }): string => `${label}: ${url}`

/** A letter in plain text: all that its HTML says, with every link written out. */
export const letterText = ({ greeting, paragraphs, action }: Letter, { signed, reason, links }: Foot): string =>
  [
    greeting,
    ...paragraphs.map(partText),
    ...(action ? [linkText(action)] : []),
    signed,
    ...(reason ? [reason] : []),
    ...links.map(linkText),
  ].join('\n\n')
