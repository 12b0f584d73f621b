/**
 * What rests on a domain after its own, and why: the tests of the order hold these lists to what is there, so that they can
 * only shrink.
 */

/** Imports, by the file that has them. */
export const upwardImports: Record<string, { to: string[]; why: string }> = {
  'db/schema/catalogue/favourites.ts': { to: ['db/schema/selling/listings.ts'], why: 'a foreign key' },
  'db/schema/catalogue/stock-waits.ts': { to: ['db/schema/selling/listings.ts'], why: 'a foreign key' },
  'db/schema/money/ledger.ts': { to: ['db/schema/trade/orders.ts'], why: 'a foreign key' },
  'db/schema/money/payments.ts': {
    to: ['db/schema/selling/packages.ts', 'db/schema/trade/buying.ts', 'db/schema/trade/orders.ts'],
    why: 'foreign keys to what is paid for and given back',
  },
  'functions/features/identity/shops/shop.queries.ts': {
    to: ['db/schema/selling/shops.ts'],
    why: 'the table of shops stands with what they say of selling; who they are is written here',
  },
  'functions/features/identity/uploads/image-use.queries.ts': {
    to: ['db/schema/selling/listings.ts'],
    why: 'a picture that a listing shows is not swept',
  },
  'functions/features/money/payments/payments.queries.ts': {
    to: ['db/schema/selling/packages.ts'],
    why: 'what a payment is for, in the words of the pay page',
  },
  'functions/features/selling/packages/open-package.service.ts': {
    to: ['functions/contract/trade/orders.constants.ts'],
    why: 'a payment of a package has the time that one of an order has',
  },
  'functions/features/selling/stock/stock.queries.ts': {
    to: ['db/schema/trade/buying.ts'],
    why: 'packs that a checkout holds are stock: it takes them and gives them back',
  },
}

/** Tables that a room reads in SQL of its own though they belong to a domain after its own. */
export const upwardReads: Record<string, { tables: string[]; why: string }> = {
  'catalogue/favourites': { tables: ['listings'], why: 'a favourite is of a listing' },
  'catalogue/listings': {
    tables: ['listing_images', 'listing_options', 'listings', 'passages', 'shops'],
    why: 'it shows what sellers offer, and suggests what our own pages say',
  },
  'catalogue/sellers': {
    tables: ['conversations', 'listings', 'messages', 'order_events', 'orders', 'shops'],
    why: 'it counts how sellers send and answer',
  },
  'catalogue/settings': { tables: ['listings'], why: 'it counts what is for sale' },
  'catalogue/stock-waits': {
    tables: ['listing_options', 'listings', 'shops'],
    why: 'a wait is for an option, and tells of its shop',
  },
  'identity/audit': {
    tables: ['listing_stretches', 'subscriptions'],
    why: 'whoever leaves takes along what was done to their listings and packages',
  },
  'identity/notices': { tables: ['orders'], why: 'a notice tells of an order' },
  'identity/shops': { tables: ['shops'], why: 'who leaves takes their shop along' },
  'identity/uploads': {
    tables: ['listing_images', 'listings', 'message_images', 'messages', 'shops'],
    why: 'a picture is seen by whom what it stands in is for, and swept when it stands in nothing',
  },
  'identity/users': { tables: ['subscriptions'], why: 'the tier of a seller is that of their package' },
  'money/ledger': { tables: ['orders'], why: 'who leaves takes the entries of their orders along' },
  'money/payments': { tables: ['orders', 'subscriptions'], why: 'the pay page says what is paid for' },
  'selling/analytics': { tables: ['orders'], why: 'it counts what was sold' },
  'selling/listings': { tables: ['holds'], why: 'packs of a hold that ran out count as stock' },
  'selling/shelf': {
    tables: ['conversations', 'order_lines'],
    why: 'a listing that somebody bought or wrote about stays',
  },
  'selling/stock': {
    tables: ['checkouts', 'holds', 'order_lines', 'orders'],
    why: 'packs that a checkout holds are stock, and come back from an order that ends',
  },
}
