import { deletedName } from '#contract/identity/deleted-user.ts'
import type { Db } from '#db/client.ts'
import { closeShop } from '#features/identity/shops/shop.queries.ts'
import { abandonPackagePayments } from '#features/money/payments/package-payments.queries.ts'
import { forgetViews } from '#features/selling/analytics/forget-views.queries.ts'
import { endPackageOf } from '#features/selling/packages/forget-packages.queries.ts'
import { deleteListingsOf, emptyListingsOf, endStretchesOf } from '#features/selling/shelf/forget-listings.queries.ts'
import { forgetOptions } from '#features/selling/stock/forget-options.queries.ts'

/**
 * Closes the shop of whoever leaves and takes their goods off sale for good. Of a listing that an order or a
 * conversation names, the empty row stays, and the sold picture. Harmless to repeat.
 */
export const forgetGoods = (db: Db, { id, now }: { id: string; now: Date }) => ({
  package: endPackageOf(db, { userId: id, now }),
  // All others stay, as the law wants.
  payments: abandonPackagePayments(db, { userId: id, now }),
  stretches: endStretchesOf(db, { sellerId: id, now }),
  views: forgetViews(db, id),
  // Its name stands wherever the other side of an order or a conversation is named, also where there was no shop.
  shop: closeShop(db, { sellerId: id, name: deletedName, now }),
  gone: deleteListingsOf(db, id),
  options: forgetOptions(db, { sellerId: id, now }),
  emptied: emptyListingsOf(db, { sellerId: id, now }),
})
