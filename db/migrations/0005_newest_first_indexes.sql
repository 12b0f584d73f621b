DROP INDEX "listings_seller_idx";--> statement-breakpoint
DROP INDEX "listings_subcategory_idx";--> statement-breakpoint
DROP INDEX "listings_category_idx";--> statement-breakpoint
DROP INDEX "listings_newest_idx";--> statement-breakpoint
DROP INDEX "listings_featured_idx";--> statement-breakpoint
DROP INDEX "mails_recipient_idx";--> statement-breakpoint
DROP INDEX "mails_created_idx";--> statement-breakpoint
DROP INDEX "orders_buyer_idx";--> statement-breakpoint
DROP INDEX "orders_seller_idx";--> statement-breakpoint
CREATE INDEX "listings_seller_idx" ON "listings" USING btree ("seller_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_subcategory_idx" ON "listings" USING btree ("subcategory_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_category_idx" ON "listings" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_newest_idx" ON "listings" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_featured_idx" ON "listings" USING btree ("published_at" DESC NULLS FIRST) WHERE status = 'active' and is_featured;--> statement-breakpoint
CREATE INDEX "mails_recipient_idx" ON "mails" USING btree ("recipient","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_created_idx" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_buyer_idx" ON "orders" USING btree ("buyer_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_seller_idx" ON "orders" USING btree ("seller_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);