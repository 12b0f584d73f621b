import type { Room } from './mutant.ts'

const [signIn, passkeySignIn] = ['identity/sessions/sign-in-code.test', 'identity/sessions/passkey-sign-in.test']
const [passkeys, unproved] = ['identity/second-factor/passkeys.test', 'identity/second-factor/unproved.test']

/** What shows who somebody is beside their password, each once and for what it was asked. */
export const factorMutants: Room[] = [
  {
    file: 'functions/features/identity/users/unproved.queries.ts',
    project: 'api',
    tests: [unproved],
    changes: {
      'factors of a proved account go with its password': ['is null and not', 'is null or not'],
      'a link in one’s own session takes one’s factors': ['const isOwnSession = claim', 'const isOwnSession = null'],
      'a session that has ended keeps factors': ['liveSessionSql({ ...claim, now })', 'sql`true`'],
    },
  },
  {
    file: 'functions/features/identity/credentials/password-reset.service.ts',
    project: 'api',
    tests: [unproved],
    changes: {
      'whoever squatted an address stays by a passkey': [
        'factors: forgetFactors(deps, unprovedUser({ id: user.id, claim: null, now })),',
        '',
      ],
    },
  },
  {
    file: 'functions/features/identity/account/verify-email.service.ts',
    project: 'api',
    tests: [unproved],
    changes: {
      'a verified squatter stays by a passkey': [
        'factors: forgetFactors(deps, unprovedOfLink({ ...link, claim })),',
        '',
      ],
    },
  },
  {
    file: 'functions/features/identity/credentials/follow-email-change.service.ts',
    project: 'api',
    tests: [unproved],
    changes: {
      'factors set up before any proof move to another address': [
        'factors: forgetFactors(deps, unprovedUser({ id: found.userId, claim, now })),',
        '',
      ],
    },
  },
  {
    file: 'functions/features/identity/second-factor/passkeys.routes.ts',
    project: 'api',
    tests: [unproved],
    changes: {
      'a passkey wants no proved address': [
        "who: 'verified user',\n        recent: true,\n        body",
        "who: 'user',\n        recent: true,\n        body",
      ],
    },
  },
  {
    file: 'functions/features/identity/second-factor/totp.queries.ts',
    project: 'api',
    tests: [signIn],
    changes: {
      'a code of an app is taken twice at once': [' and last_step < ', ' and 0 < '],
      'a code of an app that is another by now is taken': [' and sealed = ', " and '' < "],
    },
  },
  {
    file: 'functions/features/identity/second-factor/recovery-codes.queries.ts',
    project: 'api',
    tests: [signIn],
    changes: {
      'a recovery code is taken twice': [' and used_at is null returning 1', ' returning 1'],
    },
  },
  {
    file: 'functions/features/identity/passkeys/passkeys.queries.ts',
    project: 'api',
    tests: [passkeySignIn],
    changes: {
      'a copy of a passkey that counts alike signs in': [' and (counter < ', ' and (0 < '],
    },
  },
  {
    file: 'functions/features/identity/passkeys/challenges.queries.ts',
    project: 'api',
    tests: [passkeySignIn, passkeys],
    changes: {
      'a challenge is answered for something else': ['eq(passkeyChallenges.purpose, purpose),', ''],
      'a challenge is answered by somebody else': [
        'userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),',
        '',
      ],
      'a challenge waits for ever': ['gt(passkeyChallenges.expiresAt, now),', ''],
    },
  },
  {
    file: 'functions/app/factors/factors.ts',
    project: 'api',
    tests: ['functions/recent.test'],
    changes: {
      'what is sensitive asks nobody again': [
        'now.getTime() - shownAt.getTime() < confirmedMinutes * 60_000',
        'shownAt',
      ],
    },
  },
  {
    file: 'functions/features/identity/users/reset-links.queries.ts',
    project: 'api',
    tests: ['identity/credentials/password-reset.test', 'identity/credentials/password-reset.races.test'],
    changes: {
      'a link to a new password works twice at once': ["select refuse('link_ended') where", 'select 1 where'],
      'a link to a new password never runs out': ['gt(mailTokens.expiresAt, now),', ''],
      'a link to a new password works for an address of before': [') = lower(', ") || 'x' <> lower("],
    },
  },
]
