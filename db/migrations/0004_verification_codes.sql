-- locks: mail_tokens for a moment, for two columns that are empty or the same in all rows, and for what these are checked
--   against, without a look at its rows. Those are looked at beside the traffic.
-- outside a transaction: the rows are looked at while others write. Every statement may run again.
ALTER TABLE "mail_tokens" ADD COLUMN IF NOT EXISTS "code_hash" text;
--> statement-breakpoint
ALTER TABLE "mail_tokens" ADD COLUMN IF NOT EXISTS "code_tries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "mail_tokens"
	DROP CONSTRAINT IF EXISTS "mail_tokens_code_tries_check",
	ADD CONSTRAINT "mail_tokens_code_tries_check" CHECK ("mail_tokens"."code_tries" between 0 and 5) NOT VALID;
--> statement-breakpoint
ALTER TABLE "mail_tokens" VALIDATE CONSTRAINT "mail_tokens_code_tries_check";
