import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** The folder of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..')

/** Where this copy keeps its database, pictures and secrets; HATCHYARD_STATE names another folder. */
export const stateFolder = (): string => path.resolve(root, process.env.HATCHYARD_STATE ?? '.local')

/** Makes the state folder. Throws in words when it belongs to another user. */
export function prepareState(state: string): void {
  try {
    fs.mkdirSync(state, { recursive: true })
    fs.accessSync(state, fs.constants.W_OK)
  } catch {
    throw new Error(
      `Cannot write to ${state}. Was Hatchyard started by another user before? Remove the folder, or name another in HATCHYARD_STATE.`,
    )
  }
}

export type Secrets = { SESSION_SECRETS: string; HASH_SECRET: string }

/** The secrets of this copy, made on first use and kept, so that sessions outlive a restart. */
export function localSecrets(state: string): Secrets {
  const file = path.join(state, 'secrets.json')
  if (!fs.existsSync(file)) {
    const secret = () => randomBytes(32).toString('hex')
    const made: Secrets = { SESSION_SECRETS: secret(), HASH_SECRET: secret() }
    fs.writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 })
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}
