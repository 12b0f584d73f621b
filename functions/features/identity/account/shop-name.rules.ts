import { speaksAsUs } from '#features/identity/users/own-names.rules.ts'

const longest = 60

/** The name that a new shop bears until its seller gives it another. */
export const shopNameOf = ({ fullName, username }: { fullName: string; username: string }): string =>
  fullName.length <= longest && !speaksAsUs(fullName) ? fullName : username
