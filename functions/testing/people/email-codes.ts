import { mailTo, type TestUser } from './test-users.ts'

/** The codes that were mailed to an address to prove it, the newest first. */
export const codesTo = async ({ api }: Pick<TestUser, 'api'>, email: string): Promise<string[]> =>
  (await mailTo(api, email)).flatMap(({ text }) => /^(\d{6})$/m.exec(text)?.[1] ?? [])

/** A code that is none of these. */
export const otherThan = (...codes: string[]): string =>
  ['314159', '271828', '161803', '141421', '173205', '223606', '244948'].find((code) => !codes.includes(code))!

/** Types a code into the page. */
export const typeCode = <Body>({ api }: Pick<TestUser, 'api'>, code: unknown) =>
  api.post<Body>('/api/verify-email/code', { code })
