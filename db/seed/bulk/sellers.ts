import { v7 as uuidv7 } from 'uuid'
import type { Random } from '#db/seed/pictures/random.ts'
import { outcodeRows } from '../reference/outcodes.ts'
import { keepers, shopKinds, shopPlaces } from './words.ts'

/** A seller with a shop somewhere in Britain. Nobody can sign in as one: the hash is no password's. */
export const inventSeller = (random: Random, now: Date) => {
  const id = uuidv7({ msecs: now.getTime() })
  const place = random.pick(shopPlaces)
  const kind = random.pick(shopKinds)
  const handle = `${place}_${kind}`.toLowerCase().replaceAll(' ', '_').slice(0, 19)
  const keeper = random.pick(keepers)
  const outcode = outcodeRows[Math.floor(random.unit() * outcodeRows.length)]?.outcode ?? null
  const username = `${handle}_${id.replaceAll('-', '').slice(-10)}`
  return {
    id,
    username,
    email: `${username}@hatchyard.example`,
    full_name: keeper,
    shop: `${place} ${kind}`,
    outcode,
    yard: outcode && { name: keeper, line1: 'The Yard', town: place, postcode: `${outcode} 1AA`, country: 'GB' },
    at: now.toISOString(),
  }
}

export type InventedSeller = ReturnType<typeof inventSeller>
