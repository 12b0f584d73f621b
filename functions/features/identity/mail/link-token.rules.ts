import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** What a link of a mail carries: 256 random bits. */
export const newToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** Links are kept as this only: who reads the table can follow none. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
