import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { billingPeriods, packageStatuses } from '#contract/selling/packages.constants.ts'
import { sellerTiers } from '#contract/tiers.ts'
import { choice, id, moment, oneOf, pence } from '#db/schema/columns.ts'
import { users } from '#db/schema/identity/people.ts'

/** A seller's package. `incomplete` waits for its payment; one live one a seller. */
export const packages = pgTable(
  'subscriptions',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => users.id),
    tier: choice(sellerTiers).notNull(),
    period: choice(billingPeriods).notNull(),
    status: choice(packageStatuses).notNull(),
    pricePence: pence().notNull(),
    /** The start of a seller's first package anchors the billing months of their allowance. */
    startedAt: moment(),
    renewsAt: moment(),
    cancelsAt: moment(),
    /** The package that it becomes at the period's end; null while nothing changes. */
    nextTier: choice(sellerTiers),
    /** The smaller package that this one takes the place of once its difference is paid. */
    upgradesId: uuid().references((): AnyPgColumn => packages.id),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('subscriptions_one_live_key').on(t.sellerId).where(sql`status in ('active', 'past_due', 'cancelled')`),
    index('subscriptions_seller_idx').on(t.sellerId),
    index('subscriptions_upgrades_idx').on(t.upgradesId),
    check('subscriptions_tier_check', oneOf(t.tier, sellerTiers)),
    check('subscriptions_next_tier_check', oneOf(t.nextTier, sellerTiers)),
    check('subscriptions_period_check', oneOf(t.period, billingPeriods)),
    check('subscriptions_status_check', oneOf(t.status, packageStatuses)),
    check(
      'subscriptions_started_check',
      sql`${t.status} = 'incomplete' or (${t.startedAt} is not null and ${t.renewsAt} is not null)`,
    ),
  ],
)

/**
 * The stretches in which a listing was active. The allowance counts the different listings with a stretch that
 * touches the current billing month; a deleted listing keeps its rows, so it has no foreign key.
 */
export const listingStretches = pgTable(
  'listing_stretches',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => users.id),
    listingId: uuid().notNull(),
    activeFrom: moment().notNull(),
    activeUntil: moment(),
  },
  (t) => [
    index('listing_stretches_seller_idx').on(t.sellerId, t.activeUntil),
    uniqueIndex('listing_stretches_open_key').on(t.listingId).where(sql`active_until is null`),
  ],
)
