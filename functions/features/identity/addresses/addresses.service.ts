import type { z } from 'zod'
import type { Deps } from '#app/deps.ts'
import { invalid, notFound, refusal } from '#app/errors.ts'
import type { Address } from '#contract/fields.ts'
import type { AddressPage, SavedAddress } from '#contract/identity/addresses.answers.ts'
import { addressLimit } from '#contract/identity/addresses.constants.ts'
import type { addressChange, newAddressInput } from '#contract/identity/addresses.ts'
import { batch } from '#db/batch.ts'
import { lockUser } from '#db/sql/people.ts'
import { wholeAddress } from './address-lines.rules.ts'
import {
  type AddressRow,
  changeAddress,
  deleteAddress,
  findAddress,
  findSame,
  insertAddress,
  isOne,
  isSame,
  moveDefault,
  needDefault,
  refuseDefault,
} from './addresses.queries.ts'

const toSaved = ({ id, address, isDefault }: AddressRow): SavedAddress => ({
  id,
  ...wholeAddress(address),
  isDefault,
})

/** One page of the list; `rows` hold one more than `limit` when there is a next page. */
export const toPage = (rows: AddressRow[], limit: number): AddressPage => {
  const shown = rows.slice(0, limit)
  return { items: shown.map(toSaved), nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

const inWords = (error: unknown): never => {
  const code = refusal(error)
  if (code === 'full') throw invalid('', `You can save ${addressLimit} addresses. Please delete one first.`)
  if (code === 'default') throw invalid('isDefault', 'Make another address the default instead.')
  if (code === 'gone') throw notFound('this address')
  throw error
}

type Own = { userId: string; id: string }

/**
 * Saves an address, once however often it comes; the first is the default. Throws `validation` when the user has as many
 * as they may.
 */
export const saveAddress = async (
  { db, now, newId }: Deps,
  { userId, input }: { userId: string; input: z.output<typeof newAddressInput> },
): Promise<SavedAddress> => {
  const { isDefault, ...address } = input
  const given = { userId, address }
  const { saved } = await batch(db, {
    locked: lockUser(db, userId),
    inserted: insertAddress(db, { ...given, id: newId(), now }),
    moved: isDefault ? moveDefault(db, { userId, which: isSame(given) }) : [],
    default: needDefault(db, userId),
    saved: findSame(db, given),
  }).catch(inWords)
  return toSaved(saved[0]!)
}

// An empty line is none.
const linesOf = (change: Omit<z.output<typeof addressChange>, 'isDefault'>): Partial<Address> =>
  Object.fromEntries(Object.entries(change).map(([name, value]) => [name, value || null]))

/** Changes what is named of an address. Throws `not_found`, and `validation` for taking the default away without giving it to another. */
export const editAddress = async (
  { db, now }: Deps,
  { userId, id, input }: Own & { input: z.output<typeof addressChange> },
): Promise<SavedAddress> => {
  const { isDefault, ...lines } = input
  const { saved } = await batch(db, {
    locked: lockUser(db, userId),
    changed: changeAddress(db, { id, userId, change: linesOf(lines), now }),
    moved: isDefault === true ? moveDefault(db, { userId, which: isOne(id) }) : [],
    refused: isDefault === false ? refuseDefault(db, { id, userId }) : undefined,
    saved: findAddress(db, { id, userId }),
  }).catch(inWords)
  return toSaved(saved[0]!)
}

/** Deletes an address. When it was the default, the newest of the others becomes that. Throws `not_found`. */
export const removeAddress = async ({ db }: Deps, { userId, id }: Own): Promise<void> => {
  const { gone } = await batch(db, {
    locked: lockUser(db, userId),
    gone: deleteAddress(db, { id, userId }),
    default: needDefault(db, userId),
  })
  if (gone.length === 0) throw notFound('this address')
}
