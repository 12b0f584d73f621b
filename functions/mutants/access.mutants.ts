import type { Room } from './mutant.ts'

/** Who may see and do what. */
export const accessMutants: Room[] = [
  {
    file: 'db/sql/people.ts',
    project: 'api',
    tests: [
      'identity/sessions/session.test',
      'identity/sessions/session-list.test',
      'identity/sessions/sign-in.test',
      'functions/access.test',
    ],
    changes: {
      'a session that has run out lets in': ['sessions.expires_at > ', "'infinity'::timestamptz > "],
      'somebody suspended stays signed in': ['and users.suspended_at is null', ''],
    },
  },
  {
    file: 'functions/app/session.ts',
    project: 'api',
    tests: ['identity/sessions/session.test', 'functions/access.test'],
    changes: {
      'a write needs no token of its session': ['if (!fits) throw', 'if (false) throw'],
      'a session never ends for good': [
        'begunAt.getTime() + sessionLife.mostDays',
        'now.getTime() + sessionLife.mostDays',
      ],
    },
  },
  {
    file: 'functions/app/guards.ts',
    project: 'api',
    tests: ['functions/access.test', 'identity/sessions/session.test'],
    changes: {
      'anybody is a seller': ["if (actor.userType !== 'seller') throw", 'if (false) throw'],
      'an address need not be verified': ['if (actor.emailVerifiedAt) return', 'if (actor) return'],
      'a session that is gone lets in': [
        'if (!user) throw unauthenticated()',
        "if (!user) return { actor: { kind: 'session' } as unknown as SessionActor, answers: answers as Answers<B> }",
      ],
      'a used session is not renewed': [
        'actor.sessionUsedAt > due || readsOnly',
        'actor.sessionUsedAt <= due || readsOnly',
      ],
    },
  },
  {
    file: 'functions/app/checks/origin-check.ts',
    project: 'api',
    tests: [
      'functions/access.test',
      'identity/sessions/session.test',
      'functions/app/edge',
      'functions/app/environments.test',
    ],
    changes: {
      'another site’s page may write': ["if (site) return site === 'same-origin'", 'if (site) return true'],
      'a page of a sister site may write': ["site === 'same-origin'", "site.startsWith('same-')"],
    },
  },
  {
    file: 'functions/features/trade/orders/acting.guard.ts',
    project: 'api',
    tests: ['trade/orders/order-acts.test', 'trade/orders/order-ways.test'],
    changes: {
      'either side may do every act': ['if (!by.includes(side)) {', 'if (false) {'],
    },
  },
  {
    file: 'functions/features/identity/addresses/addresses.queries.ts',
    project: 'api',
    tests: ['functions/strangers.test'],
    changes: {
      'a stranger’s address is one’s own': [
        'and(eq(addresses.id, id), eq(addresses.userId, userId))',
        'and(eq(addresses.id, id))',
      ],
      'a changed address changes everybody’s': ['} returning 1)', '} or true returning 1)'],
    },
  },
  {
    file: 'functions/features/trade/cart/cart.queries.ts',
    project: 'api',
    tests: ['functions/strangers.test', 'trade/cart/cart.test'],
    changes: {
      'everybody sees every cart': ['and(eq(cartLines.userId, look.viewerId), which)', 'which'],
    },
  },
  {
    file: 'functions/features/talk/messages/message-writes.queries.ts',
    project: 'api',
    tests: ['functions/strangers.test', 'talk/messages'],
    changes: {
      'one’s own messages are read by writing them': [
        'eq(messages.conversationId, id), eq(messages.toUserId, viewerId), isNull',
        'eq(messages.conversationId, id), isNull',
      ],
    },
  },
  {
    file: 'functions/features/identity/sessions/known-device.rules.ts',
    project: 'api',
    tests: ['identity/sessions/new-device.test', 'identity/sessions/account-attacked.test'],
    changes: {
      'a browser is known for ever': ['age < knownDays.device * 86_400 &&', ''],
      'a new password leaves browsers known': ['id, since, userId, passwordHash]))', 'id, since, userId]))'],
    },
  },
  {
    file: 'functions/app/edge/just-wrote.ts',
    project: 'api',
    tests: ['functions/app/edge/edge-cache.test'],
    changes: {
      'who wrote reads past the cache for ever': [' || Number(until) <= deps.now.getTime()', ''],
      'who wrote something reads everything past the cache': ["!tags.split('+').includes(tag) || ", ''],
      'anybody says that they have just written': ["isSameSecret(Buffer.from(signed, 'base64url'), own)", 'true'],
    },
  },
  {
    file: 'functions/integrations/mail/mail-kinds.ts',
    project: 'api',
    tests: ['identity/mail/unproved.test'],
    changes: { 'a mail goes to an address that nobody proved': ['&& !open.has(kind)', '&& false'] },
  },
  {
    file: 'functions/features/identity/account/verification.mails.ts',
    project: 'unit',
    tests: ['mail-previews/previews.unit'],
    changes: {
      'a stranger is greeted by a name that somebody else gave': [
        "greeting: 'Hello,'",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
        'greeting: `Hello ${Object.values(user).at(-1)},`',
      ],
    },
  },
  {
    file: 'functions/features/identity/users/own-names.rules.ts',
    project: 'unit',
    tests: ['identity/users/own-names.unit'],
    changes: {
      'anybody may speak as us': ['allWordsSeen(name).some(speaks)', 'false'],
      'an office of ours is anybody’s name': ["  nothingElse.test(words.join('')) ||\n", ''],
    },
  },
]
