import { changeShop, type ShopChange } from '#features/identity/shops/shop.queries.ts'
import { run } from '../rows/statements.ts'
import type { TestApp } from '../site/test-app.ts'
import { tuesday } from './buying.ts'

/** Changes a shop as saving it would: for sellers whom nobody is signed in as. */
export const setShop = (app: TestApp, sellerId: string, changes: ShopChange) =>
  run(app, (db) => ({ changed: changeShop(db, { sellerId, changes, now: tuesday }) }))
