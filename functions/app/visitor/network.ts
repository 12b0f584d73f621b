import type { Context } from 'hono'
import type { AppEnv } from '#app/deps.ts'

/** The eight groups of an IPv6 address; null for anything else. */
const groupsOf = (address: string): number[] | null => {
  const asUrl = `http://[${address}]`
  if (!address.includes(':') || !URL.canParse(asUrl)) return null
  const [before = '', after] = new URL(asUrl).hostname.slice(1, -1).split('::')
  const read = (part = '') => part.split(':').filter(Boolean)
  const [head, tail] = [read(before), read(after)]
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}

const isMappedIpv4 = (groups: number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

/**
 * The network of an address, as limits count it: an IPv4 address, however it is written, or the /64 of an IPv6 one, which is
 * the least that a household gets and all of which is one visitor's.
 */
export const networkOfAddress = (address: string): string => {
  const groups = groupsOf(address)
  if (!groups) return address
  if (isMappedIpv4(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  const prefix = groups.slice(0, 4).map((group) => group.toString(16))
  return `${prefix.join(':')}::/64`
}

/** The visitor's network as the edge saw it; never stored as it is. */
export const networkOf = (c: Context<AppEnv>): string => networkOfHeaders(c.req.raw.headers)

/** The same of a request that is none of the API's. */
export const networkOfHeaders = (headers: Headers): string =>
  networkOfAddress(headers.get('cf-connecting-ip') || 'local')
