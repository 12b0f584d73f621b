ALTER TABLE "listings" ADD COLUMN "species" text GENERATED ALWAYS AS (attributes->>'species') STORED;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "condition" text GENERATED ALWAYS AS (attributes->>'condition') STORED;--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "listings_facets_idx" ON "listings" USING btree ("category_id","subcategory_id","breed_slug","species","condition","collection","is_featured","seller_id","id") WHERE status = 'active';