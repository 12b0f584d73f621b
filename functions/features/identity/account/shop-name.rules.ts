import { assertOwnName } from '#features/identity/users/own-names.rules.ts'

type Opening = { shopName?: string | undefined; username: string }

/** The name that a new shop bears: what its seller calls it, else what others know them by. Who they are by law stays theirs. */
export const shopNameOf = ({ shopName, username }: Opening): string => shopName ?? username

/** Throws `validation` for a name of a new shop that sounds like one of us or is the address of a web site. */
export const assertShopName = ({ shopName }: Pick<Opening, 'shopName'>): void => {
  if (shopName !== undefined) assertOwnName({ name: shopName, path: 'shopName' })
}
