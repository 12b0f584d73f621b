/** How whoever has deleted their account is called everywhere. */
export const deletedName = 'Deleted user'

/** Their username begins so, and nobody else's does. */
export const deletedPrefix = 'deleted-'

/** What stands in place of what they wrote. */
export const deletedText = 'This person has deleted their account.'

/** Whether this is the username of somebody who has left: there is no page about them, and nobody to write to. */
export const hasLeft = (username: string): boolean => username.startsWith(deletedPrefix)
