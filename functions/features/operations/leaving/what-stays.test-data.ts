/** Where they may still stand after they left, and why. */
export const mustKeep = {
  'orders.address': 'The law wants to know who bought what and where it was sent.',
  'orders.collection_address': 'Where a paid order was handed over, and by whom.',
  'messages.text': 'What was said about an order belongs to the order: only there.',
}

/** What becomes of the rows that name a user when they leave. */
export const stay = {
  audit: 'what was done by whom and when, and nothing more of it; two years',
  checkouts: 'what was paid in one go, without its address',
  conversations: 'the other one’s too; what they said in them is gone, but about orders',
  feature_requests: 'without their name',
  images: 'the picture with which an order was sold',
  ledger_entries: 'six years; an account of the ledger is called by its seller’s id',
  listing_options: 'those that orders name, without label and SKU',
  listing_stretches: 'when something was on sale, without what',
  listings: 'those that orders and conversations name, without a word of theirs',
  messages: 'as conversations',
  order_events: 'what was done with an order',
  orders: 'six years',
  payments: 'six years',
  shops: 'a row that says “Deleted user” where their shop was named',
  subscriptions: 'what they paid for, ended',
  users: 'a row without their name, address or password, which all of this names',
}
