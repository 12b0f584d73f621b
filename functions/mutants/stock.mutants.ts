import type { Room } from './mutant.ts'

const checkout = 'trade/checkout'

/** Packs on the shelf, holds, and who gets the last one. */
export const stockMutants: Room[] = [
  {
    file: 'functions/features/selling/stock/stock.queries.ts',
    project: 'api',
    tests: ['selling/stock', `${checkout}/checkout.test`, `${checkout}/races.test`, `${checkout}/expiry.races.test`],
    changes: {
      'an expired hold is given back to nobody': ['h.expires_at <= ', 'false and h.expires_at <= '],
      'a hold that lasts is given back': ['h.expires_at <= ', 'h.expires_at >= '],
      'the last pack cannot be bought': ['where stock < quantity', 'where stock <= quantity'],
      'what is bought stays on the shelf': [
        'select option_id, -quantity from wanted',
        'select option_id, 0 from wanted',
      ],
      'what is released stays off the shelf': [
        'returning h.option_id, h.quantity',
        'returning h.option_id, 0 as quantity',
      ],
      'an overfull shelf breaks a release': [', o.stock + m.quantity)', ' + 1000000, o.stock + m.quantity)'],
      'an overfull shelf breaks what is given back': [', o.stock + l.quantity)', ' + 1000000, o.stock + l.quantity)'],
    },
  },
  {
    file: 'functions/features/trade/order-book/orders.writes.ts',
    project: 'api',
    tests: [`${checkout}/checkout.test`, `${checkout}/expiry.races.test`],
    changes: { 'a paid order expires': ["and r.status = 'pending_payment'", ''] },
  },
  {
    file: 'functions/features/trade/checkout/release.writes.ts',
    project: 'api',
    tests: [`${checkout}/checkout.test`, 'money/payments/payments.test', `${checkout}/expiry.races.test`],
    changes: {
      'an ended checkout’s payment stays open': ['p.checkout_id in (', 'false and p.checkout_id in ('],
    },
  },
  {
    file: 'functions/features/trade/cart/line-problems.rules.ts',
    project: 'api',
    tests: ['trade/cart/cart.test', 'catalogue/sellers/sellers.test', `${checkout}/quote.test`],
    changes: {
      'more than is left is let through': ['if (row.stock < row.quantity) {', 'if (false) {'],
      'a withdrawn option is sold': [
        '!row.archivedAt && !row.sellerSuspendedAt && deliveryKind',
        '!row.sellerSuspendedAt && deliveryKind',
      ],
      'a suspended seller sells': [
        '!row.archivedAt && !row.sellerSuspendedAt && deliveryKind',
        '!row.archivedAt && deliveryKind',
      ],
      'a shop that is away sells': ['if (row.awayUntil) {', 'if (false) {'],
      'live birds are posted': ["if (kind === 'collection') return ['collect']", ''],
    },
  },
]
