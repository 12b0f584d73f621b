CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_listing_id_pk" PRIMARY KEY("user_id","listing_id")
);
--> statement-breakpoint
CREATE TABLE "breeds" (
	"slug" text PRIMARY KEY NOT NULL,
	"species" text NOT NULL,
	"name" text NOT NULL,
	"class" text,
	"sizes" text[] NOT NULL,
	"shell_colour" text,
	"eggs_a_year" integer,
	"purpose" text[] NOT NULL,
	"rarity" text,
	"synonyms" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "outcodes" (
	"outcode" text PRIMARY KEY NOT NULL,
	"place" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text NOT NULL,
	"action_url" text NOT NULL,
	"action_text" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "service_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "species" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"incubation_days" integer NOT NULL,
	"candle_days" integer[] NOT NULL,
	"lockdown_day" integer NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subcategories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "subcategories_slug_key" UNIQUE("category_id","slug"),
	CONSTRAINT "subcategories_pair_key" UNIQUE("id","category_id")
);
--> statement-breakpoint
CREATE TABLE "assistant_spend" (
	"day" date PRIMARY KEY NOT NULL,
	"held" bigint NOT NULL,
	"spent" bigint NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "assistant_spend_check" CHECK ("assistant_spend"."held" >= 0 and "assistant_spend"."spent" >= 0 and "assistant_spend"."answers" >= 0)
);
--> statement-breakpoint
CREATE TABLE "help_articles" (
	"slug" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"article" jsonb NOT NULL,
	"related" text[] NOT NULL,
	"updated_on" date NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "help_articles_kind_check" CHECK ("help_articles"."kind" in ('article', 'guide'))
);
--> statement-breakpoint
CREATE TABLE "help_votes" (
	"article" text NOT NULL,
	"mark" text NOT NULL,
	"useful" boolean NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "help_votes_article_mark_pk" PRIMARY KEY("article","mark")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"url" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"page" text NOT NULL,
	"heading" text NOT NULL,
	"body" text NOT NULL,
	"position" integer NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', page), 'B') || setweight(to_tsvector('english', body), 'D')) STORED NOT NULL,
	CONSTRAINT "passages_kind_check" CHECK ("passages"."kind" in ('policy', 'article', 'guide'))
);
--> statement-breakpoint
CREATE TABLE "images" (
	"key" text PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text DEFAULT 'listing' NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "images_purpose_check" CHECK ("images"."purpose" in ('listing', 'avatar', 'banner', 'private'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"unsubscribe_url" text,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	CONSTRAINT "mails_cause_key" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"address" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"code" text PRIMARY KEY NOT NULL,
	"symbol" text NOT NULL,
	"name" text NOT NULL,
	"exchange_rate" numeric(14, 6) NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "currencies_rate_check" CHECK ("currencies"."exchange_rate" > 0)
);
--> statement-breakpoint
CREATE TABLE "mail_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "mail_tokens_kind_check" CHECK ("mail_tokens"."kind" in ('verify_email', 'reset_password', 'change_email'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"full_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"user_type" text NOT NULL,
	"seller_tier" text,
	"email_verified_at" timestamp (3) with time zone,
	"preferred_currency" text DEFAULT 'GBP' NOT NULL,
	"bio" text,
	"avatar_key" text,
	"postcode" text,
	"notifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_type_check" CHECK ("users"."user_type" in ('buyer', 'seller', 'admin')),
	CONSTRAINT "users_tier_check" CHECK ("users"."seller_tier" in ('basic', 'premium'))
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transaction_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_pence" bigint NOT NULL,
	CONSTRAINT "ledger_entries_once_key" UNIQUE("transaction_id","account"),
	CONSTRAINT "ledger_entries_amount_check" CHECK ("ledger_entries"."amount_pence" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"order_id" uuid,
	"payment_reference" text,
	"request_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_cause_unique" UNIQUE("cause"),
	CONSTRAINT "ledger_transactions_kind_check" CHECK ("ledger_transactions"."kind" in ('payment', 'refund', 'release', 'package'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"payer_id" uuid NOT NULL,
	"checkout_id" uuid,
	"subscription_id" uuid,
	"amount_pence" bigint NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payments_checkoutId_unique" UNIQUE("checkout_id"),
	CONSTRAINT "payments_subscriptionId_unique" UNIQUE("subscription_id"),
	CONSTRAINT "payments_status_check" CHECK ("payments"."status" in ('open', 'succeeded', 'declined', 'abandoned', 'expired', 'refunded')),
	CONSTRAINT "payments_provider_check" CHECK ("payments"."provider" in ('sandbox', 'stripe')),
	CONSTRAINT "payments_amount_check" CHECK ("payments"."amount_pence" > 0),
	CONSTRAINT "payments_subject_check" CHECK (num_nonnulls("payments"."checkout_id", "payments"."subscription_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid,
	"payment_reference" text NOT NULL,
	"amount_pence" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_amount_check" CHECK ("refunds"."amount_pence" > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_route_key_pk" PRIMARY KEY("user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"hits" integer NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_hits_check" CHECK ("rate_limits"."hits" > 0)
);
--> statement-breakpoint
CREATE TABLE "listing_images" (
	"listing_id" uuid NOT NULL,
	"image_key" text NOT NULL,
	"position" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "listing_images_listing_id_position_pk" PRIMARY KEY("listing_id","position"),
	CONSTRAINT "listing_images_key_once" UNIQUE("image_key"),
	CONSTRAINT "listing_images_position_check" CHECK ("listing_images"."position" between 0 and 7)
);
--> statement-breakpoint
CREATE TABLE "listing_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"label" text NOT NULL,
	"sku" text,
	"price_pence" bigint NOT NULL,
	"stock" integer NOT NULL,
	"pack_count" integer,
	"position" integer NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "listing_options_stock_check" CHECK ("listing_options"."stock" between 0 and 10000),
	CONSTRAINT "listing_options_price_check" CHECK ("listing_options"."price_pence" between 1 and 1000000),
	CONSTRAINT "listing_options_pack_check" CHECK ("listing_options"."pack_count" between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "listing_views" (
	"listing_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_views_listing_id_day_pk" PRIMARY KEY("listing_id","day"),
	CONSTRAINT "listing_views_count_check" CHECK ("listing_views"."views" > 0)
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"subcategory_id" uuid,
	"breed_slug" text,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"attributes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"species" text GENERATED ALWAYS AS (attributes->>'species') STORED,
	"condition" text GENERATED ALWAYS AS (attributes->>'condition') STORED,
	"status" text DEFAULT 'draft' NOT NULL,
	"removed_reason" text,
	"collection" boolean DEFAULT false NOT NULL,
	"dispatch_weekdays" text[],
	"lowest_price_pence" bigint,
	"highest_price_pence" bigint,
	"rating" numeric(2, 1),
	"review_count" integer DEFAULT 0 NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_best_seller" boolean DEFAULT false NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', description), 'D')) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "listings_status_check" CHECK ("listings"."status" in ('draft', 'active', 'paused', 'removed')),
	CONSTRAINT "listings_published_check" CHECK ("listings"."status" = 'draft' or "listings"."published_at" is not null),
	CONSTRAINT "listings_price_check" CHECK ("listings"."status" in ('draft', 'removed') or "listings"."lowest_price_pence" is not null)
);
--> statement-breakpoint
CREATE TABLE "listing_stretches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"active_from" timestamp (3) with time zone NOT NULL,
	"active_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"tier" text NOT NULL,
	"period" text NOT NULL,
	"status" text NOT NULL,
	"price_pence" bigint NOT NULL,
	"started_at" timestamp (3) with time zone,
	"renews_at" timestamp (3) with time zone,
	"cancels_at" timestamp (3) with time zone,
	"next_tier" text,
	"upgrades_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscriptions_tier_check" CHECK ("subscriptions"."tier" in ('basic', 'premium')),
	CONSTRAINT "subscriptions_next_tier_check" CHECK ("subscriptions"."next_tier" in ('basic', 'premium')),
	CONSTRAINT "subscriptions_period_check" CHECK ("subscriptions"."period" in ('month', 'year')),
	CONSTRAINT "subscriptions_status_check" CHECK ("subscriptions"."status" in ('incomplete', 'active', 'past_due', 'cancelled', 'ended')),
	CONSTRAINT "subscriptions_started_check" CHECK ("subscriptions"."status" = 'incomplete' or ("subscriptions"."started_at" is not null and "subscriptions"."renews_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"policies" text DEFAULT '' NOT NULL,
	"outcode" text,
	"collection_address" jsonb,
	"dispatch_weekdays" text[] DEFAULT '{"mon","tue","wed"}' NOT NULL,
	"holiday_until" date,
	"banner_key" text,
	"seller_kind" text DEFAULT 'private' NOT NULL,
	"quick_replies" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shops_kind_check" CHECK ("shops"."seller_kind" in ('private', 'trade'))
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_messages_topic_check" CHECK ("contact_messages"."topic" in ('general', 'orders', 'seller', 'billing', 'technical', 'partnership'))
);
--> statement-breakpoint
CREATE TABLE "feature_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"public_note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feature_requests_status_check" CHECK ("feature_requests"."status" in ('pending', 'under_review', 'approved', 'implemented', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "feature_votes" (
	"request_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feature_votes_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"confirm_hash" text,
	"confirm_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "newsletter_subscribers_status_check" CHECK ("newsletter_subscribers"."status" in ('pending', 'confirmed', 'unsubscribed'))
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_other_check" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_user_id" uuid NOT NULL,
	"second_user_id" uuid NOT NULL,
	"listing_id" uuid,
	"order_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_once" UNIQUE NULLS NOT DISTINCT("first_user_id","second_user_id","listing_id","order_id"),
	CONSTRAINT "conversations_pair_check" CHECK ("conversations"."first_user_id" < "conversations"."second_user_id"),
	CONSTRAINT "conversations_about_check" CHECK ("conversations"."listing_id" is null or "conversations"."order_id" is null)
);
--> statement-breakpoint
CREATE TABLE "message_images" (
	"message_id" uuid NOT NULL,
	"image_key" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "message_images_message_id_position_pk" PRIMARY KEY("message_id","position"),
	CONSTRAINT "message_images_key_once" UNIQUE("image_key"),
	CONSTRAINT "message_images_position_check" CHECK ("message_images"."position" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"from_user_id" uuid NOT NULL,
	"to_user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "messages_text_check" CHECK (char_length("messages"."text") <= 2000),
	CONSTRAINT "messages_sides_check" CHECK ("messages"."from_user_id" <> "messages"."to_user_id")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"option_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"way" text NOT NULL,
	"seen_price_pence" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_lines_quantity_check" CHECK ("cart_lines"."quantity" between 1 and 10000),
	CONSTRAINT "cart_lines_way_check" CHECK ("cart_lines"."way" in ('post', 'collect'))
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"status" text NOT NULL,
	"goods_pence" bigint NOT NULL,
	"delivery_pence" bigint NOT NULL,
	"discount_pence" bigint DEFAULT 0 NOT NULL,
	"total_pence" bigint NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"address" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "checkouts_status_check" CHECK ("checkouts"."status" in ('open', 'paid', 'declined', 'abandoned', 'expired')),
	CONSTRAINT "checkouts_total_check" CHECK ("checkouts"."total_pence" = "checkouts"."goods_pence" + "checkouts"."delivery_pence" - "checkouts"."discount_pence"),
	CONSTRAINT "checkouts_range_check" CHECK ("checkouts"."total_pence" = 0 or "checkouts"."total_pence" between 30 and 10000000)
);
--> statement-breakpoint
CREATE TABLE "holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"option_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "holds_quantity_check" CHECK ("holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"side" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_side_check" CHECK ("notifications"."side" in ('buyer', 'seller')),
	CONSTRAINT "notifications_status_check" CHECK ("notifications"."status" in ('pending_payment', 'expired', 'paid', 'accepted', 'ready', 'dispatched', 'collected', 'delivered', 'completed', 'cancelled', 'disputed', 'partially_refunded', 'refunded'))
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"by_user_id" uuid,
	"by_role" text NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_events_status_check" CHECK ("order_events"."status" in ('pending_payment', 'expired', 'paid', 'accepted', 'ready', 'dispatched', 'collected', 'delivered', 'completed', 'cancelled', 'disputed', 'partially_refunded', 'refunded')),
	CONSTRAINT "order_events_role_check" CHECK ("order_events"."by_role" in ('buyer', 'seller', 'admin', 'system'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"listing_id" uuid NOT NULL,
	"option_id" uuid NOT NULL,
	"name" text NOT NULL,
	"option_label" text NOT NULL,
	"image_url" text,
	"quantity" integer NOT NULL,
	"unit_price_pence" bigint NOT NULL,
	"line_pence" bigint NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "order_lines_kind_check" CHECK ("order_lines"."kind" in ('eggs', 'live-birds', 'goods')),
	CONSTRAINT "order_lines_quantity_check" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_sum_check" CHECK ("order_lines"."line_pence" = "order_lines"."quantity" * "order_lines"."unit_price_pence")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"checkout_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"way" text NOT NULL,
	"status" text NOT NULL,
	"goods_pence" bigint NOT NULL,
	"delivery_pence" bigint NOT NULL,
	"discount_pence" bigint DEFAULT 0 NOT NULL,
	"total_pence" bigint NOT NULL,
	"refunded_pence" bigint DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'GBP' NOT NULL,
	"delivery" jsonb NOT NULL,
	"address" jsonb,
	"collection_address" jsonb,
	"collection_code" text,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"code_locked_until" timestamp (3) with time zone,
	"carrier" text,
	"tracking_number" text,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"accept_by" timestamp (3) with time zone,
	"due_on" date,
	"delivered_at" timestamp (3) with time zone,
	"completes_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_status_check" CHECK ("orders"."status" in ('pending_payment', 'expired', 'paid', 'accepted', 'ready', 'dispatched', 'collected', 'delivered', 'completed', 'cancelled', 'disputed', 'partially_refunded', 'refunded')),
	CONSTRAINT "orders_way_check" CHECK ("orders"."way" in ('post', 'collect')),
	CONSTRAINT "orders_total_check" CHECK ("orders"."total_pence" = "orders"."goods_pence" + "orders"."delivery_pence" - "orders"."discount_pence"),
	CONSTRAINT "orders_refund_check" CHECK ("orders"."refunded_pence" between 0 and "orders"."total_pence"),
	CONSTRAINT "orders_parties_check" CHECK ("orders"."buyer_id" <> "orders"."seller_id")
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breeds" ADD CONSTRAINT "breeds_species_species_slug_fk" FOREIGN KEY ("species") REFERENCES "public"."species"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subcategories" ADD CONSTRAINT "subcategories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_article_help_articles_slug_fk" FOREIGN KEY ("article") REFERENCES "public"."help_articles"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD CONSTRAINT "mail_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_preferred_currency_currencies_code_fk" FOREIGN KEY ("preferred_currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_payment_reference_payments_reference_fk" FOREIGN KEY ("payment_reference") REFERENCES "public"."payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_reference_payments_reference_fk" FOREIGN KEY ("payment_reference") REFERENCES "public"."payments"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_images" ADD CONSTRAINT "listing_images_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_images" ADD CONSTRAINT "listing_images_image_key_images_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."images"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_options" ADD CONSTRAINT "listing_options_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_options" ADD CONSTRAINT "listing_options_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_breed_slug_breeds_slug_fk" FOREIGN KEY ("breed_slug") REFERENCES "public"."breeds"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_subcategory_fk" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."subcategories"("id","category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_stretches" ADD CONSTRAINT "listing_stretches_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_upgrades_id_subscriptions_id_fk" FOREIGN KEY ("upgrades_id") REFERENCES "public"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_outcode_outcodes_outcode_fk" FOREIGN KEY ("outcode") REFERENCES "public"."outcodes"("outcode") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_banner_key_images_key_fk" FOREIGN KEY ("banner_key") REFERENCES "public"."images"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_requests" ADD CONSTRAINT "feature_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_votes" ADD CONSTRAINT "feature_votes_request_id_feature_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."feature_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feature_votes" ADD CONSTRAINT "feature_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_first_user_id_users_id_fk" FOREIGN KEY ("first_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_second_user_id_users_id_fk" FOREIGN KEY ("second_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_images" ADD CONSTRAINT "message_images_image_key_images_key_fk" FOREIGN KEY ("image_key") REFERENCES "public"."images"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_option_id_listing_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."listing_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_option_id_listing_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."listing_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_option_id_listing_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."listing_options"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_checkout_id_checkouts_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_newest_idx" ON "favourites" USING btree ("user_id","created_at" DESC NULLS FIRST,"listing_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "favourites_listing_idx" ON "favourites" USING btree ("listing_id","created_at");--> statement-breakpoint
CREATE INDEX "breeds_species_idx" ON "breeds" USING btree ("species");--> statement-breakpoint
CREATE INDEX "help_votes_known_idx" ON "help_votes" USING btree ("voted_at") WHERE mark not like 'forgotten:%';--> statement-breakpoint
CREATE INDEX "passages_search_idx" ON "passages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "images_owner_idx" ON "images" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mails_recipient_idx" ON "mails" USING btree ("recipient","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_created_idx" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "addresses_user_idx" ON "addresses" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default_key" ON "addresses" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_tokens_hash_key" ON "mail_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mail_tokens_user_idx" ON "mail_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_currency_idx" ON "users" USING btree ("preferred_currency");--> statement-breakpoint
CREATE INDEX "users_deleted_idx" ON "users" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "users_suspended_idx" ON "users" USING btree ("id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_account_idx" ON "ledger_entries" USING btree ("account");--> statement-breakpoint
CREATE INDEX "ledger_transactions_order_idx" ON "ledger_transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_transactions_payment_idx" ON "ledger_transactions" USING btree ("payment_reference");--> statement-breakpoint
CREATE INDEX "payments_payer_idx" ON "payments" USING btree ("payer_id");--> statement-breakpoint
CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_reference");--> statement-breakpoint
CREATE INDEX "refunds_waiting_idx" ON "refunds" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_end_idx" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "listing_options_listing_idx" ON "listing_options" USING btree ("listing_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_options_sku_key" ON "listing_options" USING btree ("seller_id","sku") WHERE sku is not null and archived_at is null;--> statement-breakpoint
CREATE INDEX "listing_views_seller_idx" ON "listing_views" USING btree ("seller_id","day");--> statement-breakpoint
CREATE INDEX "listings_seller_idx" ON "listings" USING btree ("seller_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "listings_subcategory_idx" ON "listings" USING btree ("subcategory_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_category_idx" ON "listings" USING btree ("category_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_breed_idx" ON "listings" USING btree ("breed_slug");--> statement-breakpoint
CREATE INDEX "listings_facets_idx" ON "listings" USING btree ("category_id","subcategory_id","breed_slug","species","condition","collection","is_featured","seller_id","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_newest_idx" ON "listings" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_price_idx" ON "listings" USING btree ("lowest_price_pence","id") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "listings_featured_idx" ON "listings" USING btree ("published_at" DESC NULLS FIRST) WHERE status = 'active' and is_featured;--> statement-breakpoint
CREATE INDEX "listings_search_idx" ON "listings" USING gin ("search");--> statement-breakpoint
CREATE INDEX "listings_title_trgm_idx" ON "listings" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_keywords_trgm_idx" ON "listings" USING gin ("keywords" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listing_stretches_seller_idx" ON "listing_stretches" USING btree ("seller_id","active_until");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_stretches_open_key" ON "listing_stretches" USING btree ("listing_id") WHERE active_until is null;--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live_key" ON "subscriptions" USING btree ("seller_id") WHERE status in ('active', 'past_due', 'cancelled');--> statement-breakpoint
CREATE INDEX "subscriptions_seller_idx" ON "subscriptions" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "subscriptions_upgrades_idx" ON "subscriptions" USING btree ("upgrades_id");--> statement-breakpoint
CREATE INDEX "shops_outcode_idx" ON "shops" USING btree ("outcode");--> statement-breakpoint
CREATE INDEX "shops_banner_idx" ON "shops" USING btree ("banner_key");--> statement-breakpoint
CREATE INDEX "contact_messages_newest_idx" ON "contact_messages" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_user_idx" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feature_requests_newest_idx" ON "feature_requests" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feature_requests_user_idx" ON "feature_requests" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feature_votes_user_idx" ON "feature_votes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email_key" ON "newsletter_subscribers" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_confirm_key" ON "newsletter_subscribers" USING btree ("confirm_hash");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_waiting_idx" ON "newsletter_subscribers" USING btree ("confirm_expires_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "conversations_first_idx" ON "conversations" USING btree ("first_user_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_second_idx" ON "conversations" USING btree ("second_user_id","last_message_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_listing_idx" ON "conversations" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "conversations_order_idx" ON "conversations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "messages_conversation_idx" ON "messages" USING btree ("conversation_id","sent_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("to_user_id","conversation_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "messages_untold_idx" ON "messages" USING btree ("sent_at") WHERE read_at is null and told_at is null;--> statement-breakpoint
CREATE INDEX "messages_from_idx" ON "messages" USING btree ("from_user_id");--> statement-breakpoint
CREATE INDEX "messages_to_idx" ON "messages" USING btree ("to_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_option_key" ON "cart_lines" USING btree ("user_id","option_id");--> statement-breakpoint
CREATE INDEX "cart_lines_listing_idx" ON "cart_lines" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "cart_lines_option_idx" ON "cart_lines" USING btree ("option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open_key" ON "checkouts" USING btree ("buyer_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "checkouts_buyer_idx" ON "checkouts" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "checkouts_open_expiry_idx" ON "checkouts" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "holds_checkout_option_key" ON "holds" USING btree ("checkout_id","option_id");--> statement-breakpoint
CREATE INDEX "holds_option_idx" ON "holds" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "holds_expiry_idx" ON "holds" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notifications_newest_idx" ON "notifications" USING btree ("user_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_order_idx" ON "notifications" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "notifications_at_idx" ON "notifications" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_events_user_idx" ON "order_events" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "order_lines_order_idx" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_listing_idx" ON "order_lines" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "order_lines_option_idx" ON "order_lines" USING btree ("option_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number_key" ON "orders" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_once_key" ON "orders" USING btree ("checkout_id","seller_id","way");--> statement-breakpoint
CREATE INDEX "orders_buyer_idx" ON "orders" USING btree ("buyer_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_seller_idx" ON "orders" USING btree ("seller_id","placed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_seller_state_idx" ON "orders" USING btree ("seller_id","status") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("buyer_id") WHERE status = 'pending_payment';--> statement-breakpoint
CREATE INDEX "orders_accept_idx" ON "orders" USING btree ("accept_by") WHERE status = 'paid';--> statement-breakpoint
CREATE INDEX "orders_due_idx" ON "orders" USING btree ("due_on") WHERE status = 'dispatched';--> statement-breakpoint
CREATE INDEX "orders_completes_idx" ON "orders" USING btree ("completes_at") WHERE status in ('delivered', 'collected');
--> statement-breakpoint
-- Lets a batch of statements, which can't branch, stop itself: refuse('price_changed') undoes all of it and
-- reaches the caller as SQLSTATE HY001 with the code as its message.
CREATE FUNCTION refuse(code text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = 'HY001', MESSAGE = code;
END $$;
--> statement-breakpoint
-- The entries of a ledger transaction sum to zero when it commits, and there are at least two of them.
CREATE FUNCTION ledger_balanced() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount_pence), 0) <> 0 OR count(*) < 2 FROM ledger_entries
      WHERE transaction_id = coalesce(to_jsonb(NEW) ->> 'transaction_id', to_jsonb(NEW) ->> 'id')::uuid) THEN
    RAISE EXCEPTION USING ERRCODE = '23514', MESSAGE = 'ledger transaction out of balance', CONSTRAINT = 'ledger_balanced';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balanced AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balanced();
--> statement-breakpoint
-- What is booked stays booked.
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION USING ERRCODE = '23514', MESSAGE = 'the ledger is append-only', CONSTRAINT = 'ledger_append_only';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
