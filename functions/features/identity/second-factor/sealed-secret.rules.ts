import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** A secret of whom it is sealed for: by another user's row it opens nothing. */
type Sealing = { secrets: readonly string[]; userId: string }

const cipher = 'aes-256-gcm'
const purpose = 'hatchyard: secrets of authenticator apps'
const [ivBytes, tagBytes] = [12, 16]

const keyFrom = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

/** Names the key by which something is sealed, and tells nothing about it. */
const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('base64url').slice(0, 10)

/** How everything begins that is sealed by one of these secrets. */
export const sealedBy = (secrets: readonly string[]): string[] => secrets.map((secret) => `${nameOf(keyFrom(secret))}.`)

/** Seals a secret by the first of the house's own, so that who reads the database can make no code. */
export const seal = (secret: string, { secrets, userId }: Sealing): string => {
  const key = keyFrom(secrets[0]!)
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(userId))
  const bytes = [iv, sealing.update(secret, 'utf8'), sealing.final(), sealing.getAuthTag()]
  return `${nameOf(key)}.${Buffer.concat(bytes).toString('base64url')}`
}

/** Opens what any of the house's secrets has sealed for this user; null when none of them did. */
export const unseal = (sealed: string, { secrets, userId }: Sealing): string | null => {
  const [name, text = ''] = sealed.split('.')
  const key = secrets.map(keyFrom).find((one) => nameOf(one) === name)
  const bytes = Buffer.from(text, 'base64url')
  if (!key || bytes.length < ivBytes + tagBytes) return null
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(userId))
    .setAuthTag(bytes.subarray(-tagBytes))
  try {
    return Buffer.concat([opening.update(bytes.subarray(ivBytes, -tagBytes)), opening.final()]).toString('utf8')
  } catch {
    return null
  }
}
