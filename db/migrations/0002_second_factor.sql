-- locks: a moment each: users, for the keys of four new tables that nobody uses yet; sessions, for a column that is empty;
--   audit, to change what its acts are checked against, without a look at its rows. Those are looked at beside the traffic.
-- outside a transaction: the rows of audit are looked at while others write. Every statement may run again.
CREATE TABLE IF NOT EXISTS "passkey_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"challenge_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenges_purpose_check" CHECK ("passkey_challenges"."purpose" in ('add', 'sign_in', 'confirm')),
	CONSTRAINT "passkey_challenges_user_check" CHECK (("passkey_challenges"."purpose" = 'sign_in') = ("passkey_challenges"."user_id" is null)),
	CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "totp_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "passkey_challenges_hash_key" ON "passkey_challenges" USING btree ("challenge_hash");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "passkey_challenges_user_idx" ON "passkey_challenges" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "passkey_challenges_expiry_idx" ON "passkey_challenges" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "passkeys_credential_key" ON "passkeys" USING btree ("credential_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "passkeys_user_idx" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "recovery_codes_user_key" ON "recovery_codes" USING btree ("user_id","code_hash");
--> statement-breakpoint
CREATE UNIQUE INDEX IF NOT EXISTS "totp_secrets_user_key" ON "totp_secrets" USING btree ("user_id");
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "confirmed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "audit"
	DROP CONSTRAINT IF EXISTS "audit_act_check",
	ADD CONSTRAINT "audit_act_check" CHECK ("audit"."act" in ('password.changed', 'password.reset', 'email.changed', 'sessions.ended', 'account.left', 'factor.added', 'factor.removed', 'recovery-codes.made', 'recovery-code.used', 'shop.opened', 'listing.published', 'listing.paused', 'listing.deleted', 'package.bought', 'package.changed', 'package.cancelled', 'package.resumed', 'package.lapsed')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "audit" VALIDATE CONSTRAINT "audit_act_check";
