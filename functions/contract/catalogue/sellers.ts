export const sellerKinds = ['private', 'trade'] as const
export type SellerKind = (typeof sellerKinds)[number]
