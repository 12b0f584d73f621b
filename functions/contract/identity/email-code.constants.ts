/** The digits of a mail that prove its address, where they are typed: how many, how long they work, how often they may be tried. */
export const emailCode = { digits: 6, minutes: 10, tries: 5 } as const

/** Hours for which the link in the same mail works. */
export const verifyLinkHours = 24

/** How many such mails a user may ask for in an hour. */
export const verifyMailsAnHour = 3
