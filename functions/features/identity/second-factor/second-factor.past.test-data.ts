import { ok } from '#testing/market/selling.ts'
import { addPasskey, addTotp, passkeyWanted } from '#testing/people/factors.ts'
import { type PastStep, wilma } from '#testing/people/past.ts'

/** An app, a passkey that bears their name, and one that they did not come to make. */
export const past: PastStep = async ({ leaver: { api, password } }) => {
  ok(await api.post('/api/session/confirm', { password }), 204)
  await addTotp(api)
  await addPasskey(api, { name: `Phone of ${wilma.fullName}` })
  await passkeyWanted(api)
}
