-- locks: checkouts for a moment, for a column that is the same in all rows.
ALTER TABLE "checkouts" ADD COLUMN "from_cart" boolean DEFAULT true NOT NULL;
