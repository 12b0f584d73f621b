import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** A token for the link of a mail: 256 random bits. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** The hash of a link's token, which alone is kept: who reads the table can follow none. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
