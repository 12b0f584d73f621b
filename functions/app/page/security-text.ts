import type { Deps } from '#app/deps.ts'
import { securityContactEnds } from '#contract/security-contact.ts'
import { site } from '#contract/site.ts'

export const securityTextPath = '/.well-known/security.txt'

/** The text of security.txt (RFC 9116): whom to tell of a hole, and what becomes of it. */
export const securityText = ({ origin }: Pick<Deps, 'origin'>): string => {
  const lines = [
    `Contact: mailto:${site.securityEmail}`,
    `Contact: ${origin}/contact`,
    `Expires: ${securityContactEnds}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${securityTextPath}`,
    `Policy: ${origin}/privacy#holes`,
  ]
  return `${lines.join('\n')}\n`
}
