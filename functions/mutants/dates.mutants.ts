import type { Room } from './mutant.ts'

const delivery = 'functions/features/catalogue/delivery'
const orders = 'functions/features/trade/order-book'

/** Days, hours and what runs out. */
export const dateMutants: Room[] = [
  {
    file: 'functions/features/selling/packages/billing.rules.ts',
    project: 'unit',
    tests: ['selling/packages/billing.unit'],
    changes: {
      'a month from the 31st ends in the month after': ['Math.min(from.getUTCDate(), lastDay)', 'from.getUTCDate()'],
      'a billing month begins a day late': ['<= now ? months : months - 1', '< now ? months : months - 1'],
      'a package lasts a moment too long': ['if (renewsAt > now) return status', 'if (renewsAt >= now) return status'],
      'the grace lasts a moment too long': [
        "graceEnd(renewsAt) > now ? 'past_due'",
        "graceEnd(renewsAt) >= now ? 'past_due'",
      ],
      'a cancelled package lasts a moment too long': [
        '(cancelsAt ?? renewsAt) > now',
        '(cancelsAt ?? renewsAt) >= now',
      ],
      'a smaller package begins late': ['row.renewsAt <= now ? {', 'row.renewsAt < now ? {'],
    },
  },
  {
    file: `${delivery}/delivery.rules.ts`,
    project: 'unit',
    tests: [`${delivery}/delivery.unit`],
    changes: {
      'a parcel of the cut-off hour leaves today': ['hour < nextDayCutOffHour', 'hour <= nextDayCutOffHour'],
      'a parcel leaves on the last day of a holiday': ['addDays(holidayUntil, 1)', 'holidayUntil'],
      'a holiday that ends on the day of posting is over': ['holidayUntil >= accepted', 'holidayUntil > accepted'],
      'a parcel leaves on the last day to accept': ['acceptWithinWorkingDays + 1', 'acceptWithinWorkingDays'],
      'postage is free a penny late': ['goodsPence >= freePostage.fromPence', 'goodsPence > freePostage.fromPence'],
      'every method is free from there on': [' && freePostage.methods.includes(code)', ''],
      'eggs lie in a depot over a weekend': ['addWorkingDays(day, latest) === addDays(day, latest)', 'true'],
      'eggs leave on any weekday': ['weekdays.includes(weekdayOf(day)) && isWorkingDay(day)', 'isWorkingDay(day)'],
      'Northern Ireland is recognised in capitals alone': ["[0-9]`, 'i')", '[0-9]`)'],
      'a working day’s end is its beginning': ['days), 1))', 'days), 0))'],
    },
  },
  {
    file: `${delivery}/bank-holidays.rules.ts`,
    project: 'unit',
    tests: [`${delivery}/bank-holidays.unit`],
    changes: {
      'Good Friday is a Thursday': ['addDays(easter, -2)', 'addDays(easter, -3)'],
      'the summer holiday is a week early': ['dayOf(year, 8, 25)', 'dayOf(year, 8, 18)'],
      'Boxing Day on a Saturday is lost': [
        '!isWeekend(candidate) && !kept.includes(candidate)',
        '!kept.includes(candidate)',
      ],
      'two holidays fall on one day': ['!isWeekend(candidate) && !kept.includes(candidate)', '!isWeekend(candidate)'],
      'Saturday is a working day': ["weekdayOf(day) === 'sat' || ", ''],
      'late moons are counted late': ['golden > 10) ? 1', 'golden > 16) ? 1'],
    },
  },
  {
    file: `${orders}/order.rules.ts`,
    project: 'unit',
    tests: [`${orders}/order.unit`],
    changes: {
      'the shortest window of an order counts': ['Math.max(...kinds', 'Math.min(...kinds'],
      'a clock that runs out now waits': ['at !== null && at <= now', 'at !== null && at < now'],
      'an unpaid order is let go before the hold ends': ['payBy.getTime() + holdGraceMs <=', 'payBy.getTime() <='],
      'a parcel is received a day late': ['lastDay <= ukClock(now).day', 'lastDay < ukClock(now).day'],
      'an act of another way is taken': ['(only === undefined || only === way)', 'true'],
      'an act is taken in any state': ['from.includes(status) && (', '('],
    },
  },
  {
    file: 'functions/contract/help/incubation-plan.ts',
    project: 'unit',
    tests: ['functions/contract/help/incubation-plan.unit'],
    changes: {
      'the last day of a hatch is over': ['day <= hatch.to.day', 'day < hatch.to.day'],
      'the day of setting lies ahead': ['if (day < 0) return', 'if (day <= 0) return'],
      'lockdown is the day of the hatch': ['lockdown: kind.lockdownDay', 'lockdown: kind.days'],
      'eggs are candled once': ["'candle-2': second", "'candle-2': first"],
    },
  },
  {
    file: 'functions/app/cursors/time-cursor.ts',
    project: 'unit',
    tests: ['functions/app/cursors/time-cursor.unit'],
    changes: {
      'a list goes on after a moment that Postgres cannot read': ['.max(lastMoment)', ''],
      'a list goes on before the year 1970': ['.min(0)', ''],
    },
  },
  {
    file: 'functions/features/catalogue/listings/cursor.rules.ts',
    project: 'api',
    tests: ['functions/every-page.test'],
    changes: {
      'what is for sale goes on after a moment that Postgres cannot read': ['.max(lastMoment)', ''],
      'what is for sale goes on before the year 1970': ['.min(0)', '.min(-lastMoment)'],
    },
  },
]
