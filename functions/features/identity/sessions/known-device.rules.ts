import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '#app/same-secret.ts'
import { knownDays } from '#contract/identity/session-life.ts'

/** Whose device it is: a signature takes the password in, so that a new password makes a stranger of every device. */
export type DeviceOwner = { userId: string; passwordHash: string }

type House = { env: { SESSION_SECRETS: string[] }; now: Date }
type Device = { id: string; since: string; signature: string }

/** Families share a browser; whoever signed in longest ago is forgotten first. */
const mostOwners = 4
const idBytes = 16

const sign = (
  secret: string,
  { userId, passwordHash }: DeviceOwner,
  { id, since }: Omit<Device, 'signature'>,
): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['device', id, since, userId, passwordHash]))
    .digest('base64url')

const devicesIn = (cookie: string): Device[] =>
  cookie
    .split('~')
    .slice(0, mostOwners)
    .flatMap((text) => {
      const [id, since, signature] = text.split('.')
      return id && since && signature ? [{ id, since, signature }] : []
    })

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

const isOwners = (device: Device, owner: DeviceOwner, { env, now }: House): boolean => {
  const age = secondsOf(now) - Number.parseInt(device.since, 36)
  return (
    age < knownDays.device * 86_400 &&
    env.SESSION_SECRETS.some((secret) => isSameSecret(device.signature, sign(secret, owner, device)))
  )
}

const findDevice = (devices: Device[], owner: DeviceOwner, house: House) =>
  devices.find((device) => isOwners(device, owner, house))

/** The id of a browser in which this user has signed in with their present password, from its cookie; else null. */
export const knownDevice = (cookie: string, owner: DeviceOwner, house: House): string | null =>
  findDevice(devicesIn(cookie), owner, house)?.id ?? null

/**
 * The cookie of a browser in which this user has just signed in, beside others who did. It names nobody, signs nobody in, and
 * means something only together with the password that it was made for.
 */
export const withKnownDevice = (cookie: string, owner: DeviceOwner, house: House): string => {
  const devices = devicesIn(cookie)
  const known = findDevice(devices, owner, house)
  const device = {
    id: known?.id ?? randomBytes(idBytes).toString('base64url'),
    since: secondsOf(house.now).toString(36),
  }
  const fresh = { ...device, signature: sign(house.env.SESSION_SECRETS[0]!, owner, device) }
  return [fresh, ...devices.filter((other) => other !== known)]
    .slice(0, mostOwners)
    .map(({ id, since, signature }) => [id, since, signature].join('.'))
    .join('~')
}
