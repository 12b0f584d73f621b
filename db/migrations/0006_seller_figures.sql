-- locks: users for a moment, for what a new and empty table points to.
CREATE TABLE "seller_figures" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"orders_sent" integer,
	"posted_on_time_percent" integer,
	"response_hours" integer,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seller_figures_orders_check" CHECK ("seller_figures"."orders_sent" > 0),
	CONSTRAINT "seller_figures_on_time_check" CHECK ("seller_figures"."posted_on_time_percent" between 0 and 100),
	CONSTRAINT "seller_figures_response_check" CHECK ("seller_figures"."response_hours" > 0)
);
--> statement-breakpoint
ALTER TABLE "seller_figures" ADD CONSTRAINT "seller_figures_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_figures_counted_idx" ON "seller_figures" USING btree ("counted_at");