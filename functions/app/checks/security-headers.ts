import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#app/deps.ts'

/** Headers of every answer of the API and of the pages; web/public/_headers says the same for static files. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Pictures that everybody may see say cross-origin themselves: other sites show them beside a link to ours.
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
}

const always = [...Object.entries(securityHeaders), ['Cache-Control', 'no-store']] as const

/** Adds the security headers that an answer does not set itself; `no-store` is the default of every API answer. */
export const secure: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { headers } = c.res
  for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value)
}
