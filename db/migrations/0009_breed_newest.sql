-- locks: nothing that reads or writes wait for: the new index is built and the old one dropped beside the traffic.
-- outside a transaction: indexes are built and dropped concurrently. Every statement may run again.
-- statement timeout: 10min
DROP INDEX CONCURRENTLY IF EXISTS "listings_breed_newest_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "listings_breed_newest_idx" ON "listings" USING btree ("breed_slug","category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "listings_breed_idx";
