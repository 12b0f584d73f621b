const weekdays = [
  ['Sunday', 'Sun'],
  ['Monday', 'Mon'],
  ['Tuesday', 'Tue'],
  ['Wednesday', 'Wed'],
  ['Thursday', 'Thu'],
  ['Friday', 'Fri'],
  ['Saturday', 'Sat'],
] as const

const months = [
  ['January', 'Jan'],
  ['February', 'Feb'],
  ['March', 'Mar'],
  ['April', 'Apr'],
  ['May', 'May'],
  ['June', 'Jun'],
  ['July', 'Jul'],
  ['August', 'Aug'],
  ['September', 'Sept'],
  ['October', 'Oct'],
  ['November', 'Nov'],
  ['December', 'Dec'],
] as const

/** The day of a moment by its UTC fields, in words: "Tuesday" or short "Tue", "April" or short "Apr". Throws RangeError at no moment. */
export const calendarWords = (at: Date) => {
  const [ofWeek, ofYear] = [weekdays[at.getUTCDay()], months[at.getUTCMonth()]]
  if (!ofWeek || !ofYear) throw new RangeError('This is no day')
  const [weekday, shortWeekday] = ofWeek
  const [month, shortMonth] = ofYear
  return { weekday, shortWeekday, day: at.getUTCDate(), month, shortMonth, year: at.getUTCFullYear() }
}
