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

/** The day of a moment by its UTC fields, in words: "Tuesday" or short "Tue", "April" or short "Apr". */
export const calendarWords = (at: Date) => {
  const [weekday, shortWeekday] = weekdays[at.getUTCDay()] ?? ['', '']
  const [month, shortMonth] = months[at.getUTCMonth()] ?? ['', '']
  return { weekday, shortWeekday, day: at.getUTCDate(), month, shortMonth, year: at.getUTCFullYear() }
}
