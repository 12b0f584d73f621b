import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '#app/deps.ts'
import { forgetJustWrote } from '#app/edge/just-wrote.ts'
import { clearSessionCookies, cookieOptions, readSessionCookie, sessionEnd, setSessionCookies } from '#app/session.ts'
import { networkOf } from '#app/visitor/network.ts'
import type { User } from '#contract/identity/account.answers.ts'
import { knownDays } from '#contract/identity/session-life.ts'
import type { Visitor } from './begin-session.service.ts'
import { type DeviceOwner, withKnownDevice } from './known-device.rules.ts'
import type { SignedIn } from './sign-in.service.ts'

const deviceCookie = 'known_device'

/** Who asks, as their browser shows them. */
export const visitorOf = async (c: Context<AppEnv>): Promise<Visitor> => ({
  network: networkOf(c),
  userAgent: c.req.header('user-agent'),
  devices: getCookie(c, deviceCookie) ?? '',
  replaces: await readSessionCookie(c),
})

/** Lets the browser be known as one in which this user has signed in, until their password changes. */
export const rememberDevice = (c: Context<AppEnv>, owner: DeviceOwner): void => {
  const cookie = withKnownDevice(getCookie(c, deviceCookie) ?? '', owner, c.var.deps)
  setCookie(c, deviceCookie, cookie, { ...cookieOptions(c), maxAge: knownDays.device * 86_400, httpOnly: true })
}

/** Gives the browser the cookies of a session that has just begun, and answers its user. */
export const beginIn = async (c: Context<AppEnv>, { user, claim, passwordHash }: SignedIn): Promise<User> => {
  const { now } = c.var.deps
  await setSessionCookies(c, { claim, until: sessionEnd({ begunAt: now, now }) })
  rememberDevice(c, { userId: user.id, passwordHash })
  return user
}

/** Takes everything of ours that says who has been here out of the browser. */
export const leaveBrowser = (c: Context<AppEnv>): void => {
  clearSessionCookies(c)
  deleteCookie(c, deviceCookie, cookieOptions(c))
  forgetJustWrote(c)
}
