import type { Room } from './mutant.ts'

const checkout = 'functions/features/trade/checkout'
const packages = 'functions/features/selling/packages'

/** Prices, sums, shares, refunds and the ledger. */
export const moneyMutants: Room[] = [
  {
    file: `${checkout}/pricing.rules.ts`,
    project: 'unit',
    tests: [`${checkout}/pricing`],
    changes: {
      'the dearest delivery is taken for the cheapest': [
        'method.pricePence < best.pricePence',
        'method.pricePence > best.pricePence',
      ],
      'an order’s total leaves the delivery out': ['totalPence: goodsPence + deliveryPence', 'totalPence: goodsPence'],
      'a chosen delivery is ignored': [
        'methods.find(({ code }) => wanted.includes(code)) ?? cheapest(methods)',
        'cheapest(methods)',
      ],
      'a seller may be named twice': ['if (seen.has(seller)) throw', 'if (false) throw'],
      'two deliveries of a kind are taken': ['if (classes.has(method.class)) throw', 'if (false) throw'],
      'a delivery that is not offered is taken': [
        'if (!method) throw',
        'if (!method) continue\n      if (false) throw',
      ],
      'posted goods need no address': ["if (!address && groups.some(({ way }) => way === 'post')) {", 'if (false) {'],
      'any discount code is taken': ['if (discountCode) throw', 'if (false) throw'],
      'a payment may be a penny too small': [
        'totalPence >= totalLimits.minPence',
        'totalPence >= totalLimits.minPence - 1',
      ],
      'the largest payment is refused': ['totalPence <= totalLimits.maxPence', 'totalPence < totalLimits.maxPence'],
      'the cart’s goods are counted without their sum': [
        'goodsPence: sumOf(priced, (group) => group.goodsPence)',
        'goodsPence: priced[0]?.goodsPence ?? 0',
      ],
      'eggs are posted where they may not go': [
        '!postcode || eggsTravelTo(postcode)',
        '!postcode || !eggsTravelTo(postcode)',
      ],
    },
  },
  {
    file: `${packages}/package-pence.rules.ts`,
    project: 'unit',
    tests: [`${packages}/package-pence.unit`],
    changes: {
      'the day that has begun is paid back': ['daysUntil(until, now)) - 1', 'daysUntil(until, now))'],
      'a refund is rounded up': ['return Math.floor(', 'return Math.ceil('],
      'an upgrade is rounded down': ['Math.ceil(((packagePrice', 'Math.floor(((packagePrice'],
      'an upgrade costs the whole price': ['(packagePrice(to, period) - pricePence)', '(packagePrice(to, period))'],
      'an upgrade may cost less than can be paid': [
        ', left * leastPencePerDay, leastPaymentPence)',
        ', left * leastPencePerDay)',
      ],
      'an upgrade may cost less than a penny a day': [
        ', left * leastPencePerDay, leastPaymentPence)',
        ', leastPaymentPence)',
      ],
      'a month’s package is paid back': ["period === 'year' &&", "period !== 'year' &&"],
      'a package is paid back on its thirty-first day': ['now.getTime() < startedAt', 'now.getTime() <= startedAt'],
      'a second refund in a year is paid': ['nextRefundAt({ refundedAt, now }) === null', 'true'],
      'the year between refunds is a day short': ['refundEveryDays * day)', '(refundEveryDays - 1) * day)'],
      'a day that has begun does not count': ['Math.ceil((end', 'Math.floor((end'],
    },
  },
  {
    file: 'functions/features/money/payments/settle-payment.service.ts',
    project: 'api',
    tests: ['money/payments/payments.test', 'money/payments/stray.test'],
    changes: {
      'the same event settles twice': ['if (isResult(payment.status, outcome)) return payment.status', ''],
      'what is taken once a payment was given up is refused': ["if (outcome !== 'succeeded') throw", 'throw'],
    },
  },
  {
    file: 'functions/features/money/payments/stray.rules.ts',
    project: 'api',
    tests: ['money/payments/stray.test', 'money/payments/told-amount.test'],
    changes: {
      'another amount settles a payment': ['asked.amountPence === amountPence && asked', 'asked'],
      'another currency settles a payment': [' && asked.currency === currency', ''],
      'no sum goes back': ['amountPence > 0 &&', 'amountPence >= 0 &&'],
    },
  },
  {
    file: `${checkout}/checkout.queries.ts`,
    project: 'api',
    tests: [`${checkout}/late.test`],
    changes: {
      'a late payment buys what was ordered anew': ["n.status in ('open', 'paid')", "n.status in ('open')"],
      'a late payment buys at the price of before': ['or o.price_pence <> w.unit_price_pence', ''],
    },
  },
  {
    file: `${checkout}/paid-orders.writes.ts`,
    project: 'api',
    tests: ['money/payments/payments.test', 'trade/checkout/checkout.test', 'testing/invariants.test'],
    changes: {
      'the ledger owes the seller no delivery': ['-(order.goodsPence + order.deliveryPence)', '-order.goodsPence'],
      'a late payment’s refund is booked as a payment': ['[account, -pence]', '[account, pence]'],
    },
  },
  {
    file: 'functions/features/trade/orders/order-money.writes.ts',
    project: 'api',
    tests: ['trade/orders/order-acts.test', 'trade/orders/order-ways.test'],
    changes: {
      'a refund keeps the delivery': ['amountPence: totalPence })', 'amountPence: totalPence - 1 })'],
      'a declined order’s goods stay off the shelf': ['restocked: giveBackSold(deps.db, order.id)', 'restocked: []'],
      'a declined order’s money never leaves': ['payment && totalPence > 0', 'payment && totalPence < 0'],
      'a completed order makes nothing payable': [
        'accounts.payable(order.seller.id)',
        'accounts.pending(order.seller.id)',
      ],
    },
  },
  {
    file: `${checkout}/place-order.writes.ts`,
    project: 'api',
    tests: ['trade/checkout/checkout.test', 'money/payments/payments.test'],
    changes: {
      'a line costs one pack however many': ['linePence: row.quantity * row.pricePence', 'linePence: row.pricePence'],
      'a payment asks for the goods alone': ['amountPence: priced.totalPence', 'amountPence: priced.goodsPence'],
      'collected goods keep the buyer’s address': ["order.way === 'post' ? draft.address : null", 'draft.address'],
    },
  },
  {
    file: 'functions/features/money/refunds/refunds.service.ts',
    project: 'api',
    tests: ['functions/jobs/interrupted.test'],
    changes: { 'a refund has another key each time it is asked for': ['refundId: id', 'refundId: deps.newId()'] },
  },
]
