import { addDays } from '#contract/calendar-day.ts'
import type { Weekday } from '#contract/catalogue/catalogue.constants.ts'
import {
  acceptWithinWorkingDays,
  type DeliveryClass,
  type DeliveryCode,
  deliveryCodes,
  deliveryMethods,
  freePostage,
  nextDayCutOffHour,
  noEggsTo,
} from '#contract/catalogue/shipping.ts'
import { addWorkingDays, isWorkingDay, workingDaysBefore } from './bank-holidays.rules.ts'
import { ukClock, ukMidnight, weekdayOf } from './uk-time.rules.ts'

/** A method with its price in pence and its arrival as UK days (YYYY-MM-DD). */
export type DeliveryChoice = {
  code: DeliveryCode
  class: DeliveryClass
  label: string
  pricePence: number
  estimate: { from: string; to: string }
}

type Parcel = {
  kind: 'eggs' | 'goods'
  /** All the goods that the seller posts to this buyer, after discount. */
  goodsPence: number
  dispatchWeekdays: readonly Weekday[]
  /** When it is ordered; the payment's moment in the end. */
  at: Date
  /** The last day of the shop's holiday: nothing leaves before the day after. */
  holidayUntil?: string | null
}

/** How far ahead a day that suits eggs is looked for before a lesser one will do. */
const lookAheadDays = 28

const firstDay = (from: string, fits: (day: string) => boolean): string | undefined =>
  Array.from({ length: lookAheadDays }, (_, days) => addDays(from, days)).find(fits)

const workingDayFrom = (day: string): string => (isWorkingDay(day) ? day : addWorkingDays(day, 1))

/**
 * The first working day on which a parcel ordered now is sure to be able to leave. It counts from today until 14:00 in
 * London, else from the next working day; its seller may take until the end of the last day to accept.
 */
const readyOn = ({ at, holidayUntil }: Pick<Parcel, 'at' | 'holidayUntil'>): string => {
  const { day, hour } = ukClock(at)
  const counted = workingDayFrom(hour < nextDayCutOffHour ? day : addDays(day, 1))
  const accepted = addWorkingDays(counted, acceptWithinWorkingDays + 1)
  return holidayUntil && holidayUntil >= accepted ? workingDayFrom(addDays(holidayUntil, 1)) : accepted
}

// Eggs must not lie in a depot over a weekend or a bank holiday. A shop whose weekdays never allow that sends them on
// the best day it has.
const eggsLeaveOn = ({
  from,
  weekdays,
  days,
}: {
  from: string
  weekdays: readonly Weekday[]
  days: number
}): string => {
  const dispatched = (day: string) => weekdays.includes(weekdayOf(day)) && isWorkingDay(day)
  const arrivesWithin = (day: string, latest: number) => addWorkingDays(day, latest) === addDays(day, latest)
  const wishes = [
    (day: string) => dispatched(day) && arrivesWithin(day, days),
    (day: string) => dispatched(day) && arrivesWithin(day, 1),
    dispatched,
  ]
  for (const wish of wishes) {
    const found = firstDay(from, wish)
    if (found) return found
  }
  return from
}

const isFree = (code: DeliveryCode, goodsPence: number): boolean =>
  goodsPence >= freePostage.fromPence && freePostage.methods.includes(code)

type Travel = Omit<Parcel, 'kind' | 'goodsPence'>

/** When a parcel that travels by this method arrives, as UK days. */
export const estimateOf = (code: DeliveryCode, travel: Travel): DeliveryChoice['estimate'] => {
  const { class: kind, days } = deliveryMethods[code]
  const from = readyOn(travel)
  const leaves = kind === 'eggs' ? eggsLeaveOn({ from, weekdays: travel.dispatchWeekdays, days: days[1] }) : from
  return arrivalOf(code, leaves)
}

/** When a parcel that leaves on this working day arrives by this method, as UK days. */
export const arrivalOf = (code: DeliveryCode, leaves: string): DeliveryChoice['estimate'] => {
  const { days } = deliveryMethods[code]
  return { from: addWorkingDays(leaves, days[0]), to: addWorkingDays(leaves, days[1]) }
}

/** The last day on which a parcel has to leave so that it arrives within its estimate: `estimateOf` counted back. */
export const leavesOn = ({ code, estimate }: Pick<DeliveryChoice, 'code' | 'estimate'>): string =>
  workingDaysBefore(estimate.to, deliveryMethods[code].days[1])

const choice = (code: DeliveryCode, { goodsPence, ...travel }: Omit<Parcel, 'kind'>): DeliveryChoice => {
  const { class: kind, label, pricePence } = deliveryMethods[code]
  return {
    code,
    class: kind,
    label,
    pricePence: isFree(code, goodsPence) ? 0 : pricePence,
    estimate: estimateOf(code, travel),
  }
}

/** The methods that a parcel of eggs or of goods may travel by, in the order of the contract, priced and dated. */
export const deliveryChoices = ({ kind, ...parcel }: Parcel): DeliveryChoice[] =>
  deliveryCodes.filter((code) => deliveryMethods[code].class === kind).map((code) => choice(code, parcel))

/** The choice to fetch it from the seller: free, by arrangement once the seller has had their days to accept. */
export const collectionChoice = (parcel: Pick<Parcel, 'at' | 'holidayUntil'>): DeliveryChoice =>
  choice('collection', { ...parcel, goodsPence: 0, dispatchWeekdays: [] })

/** Whether hatching eggs may be posted to a UK postcode: not to Northern Ireland and the islands. */
export const eggsTravelTo = (postcode: string): boolean =>
  !noEggsTo.some((area) => new RegExp(`^${area}[0-9]`, 'i').test(postcode.trim()))

/** The end of the `days`-th working day after a moment, in UK time: until then somebody has time to answer. */
export const endOfWorkingDay = (at: Date, days: number): Date =>
  ukMidnight(addDays(addWorkingDays(ukClock(at).day, days), 1))
