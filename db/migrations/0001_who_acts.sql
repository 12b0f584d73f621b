-- locks: a moment each: users, orders and notifications to change constraints and columns without a look at their rows,
--   then notifications to put up a trigger. Old notices are filled in 5,000 at a time, each with a commit of its own; what
--   they have to be is checked and their index built beside the traffic.
-- outside a transaction: an index is built concurrently and old rows are filled in parts. Every statement may run again.
-- statement timeout: 10min
CREATE TABLE IF NOT EXISTS "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"job" text,
	"act" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"data" jsonb NOT NULL,
	"request_id" text,
	CONSTRAINT "audit_actor_check" CHECK ("audit"."actor_kind" in ('session', 'link', 'job', 'system')),
	CONSTRAINT "audit_user_check" CHECK (("audit"."actor_kind" in ('session', 'link')) = ("audit"."actor_id" is not null)),
	CONSTRAINT "audit_job_check" CHECK (("audit"."actor_kind" = 'job') = ("audit"."job" is not null)),
	CONSTRAINT "audit_act_check" CHECK ("audit"."act" in ('password.changed', 'password.reset', 'email.changed', 'sessions.ended', 'account.left', 'shop.opened', 'listing.published', 'listing.paused', 'listing.deleted', 'package.bought', 'package.changed', 'package.cancelled', 'package.resumed', 'package.lapsed')),
	CONSTRAINT "audit_subject_check" CHECK ("audit"."subject_kind" in ('user', 'shop', 'listing', 'package')),
	CONSTRAINT "audit_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id")
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_subject_idx" ON "audit" USING btree ("subject_kind","subject_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_actor_idx" ON "audit" USING btree ("actor_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_at_idx" ON "audit" USING btree ("at");
--> statement-breakpoint
-- A notice tells of anything, not of an order alone.
ALTER TABLE "notifications"
	DROP CONSTRAINT IF EXISTS "notifications_side_check",
	DROP CONSTRAINT IF EXISTS "notifications_status_check",
	DROP CONSTRAINT IF EXISTS "notifications_order_id_orders_id_fk",
	ALTER COLUMN "order_id" DROP NOT NULL,
	ALTER COLUMN "side" DROP NOT NULL,
	ALTER COLUMN "status" DROP NOT NULL,
	ADD COLUMN IF NOT EXISTS "kind" text,
	ADD COLUMN IF NOT EXISTS "subject_id" uuid,
	ADD COLUMN IF NOT EXISTS "data" jsonb;
--> statement-breakpoint
-- The Worker of before and that of now write and read each other's notices. A later migration drops this and the old columns.
CREATE OR REPLACE FUNCTION notifications_said_both_ways() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.subject_id IS NULL THEN
    NEW.kind := 'order';
    NEW.subject_id := NEW.order_id;
    NEW.data := jsonb_build_object('side', NEW.side, 'status', NEW.status);
  ELSIF NEW.kind = 'order' THEN
    NEW.order_id := NEW.subject_id;
    NEW.side := NEW.data ->> 'side';
    NEW.status := NEW.data ->> 'status';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER notifications_both_ways BEFORE INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION notifications_said_both_ways();
--> statement-breakpoint
DO $$
DECLARE
  done uuid := '00000000-0000-0000-0000-000000000000';
  upto uuid;
BEGIN
  LOOP
    SELECT (array_agg(part.id ORDER BY part.id DESC))[1] INTO upto
      FROM (SELECT id FROM notifications WHERE id > done ORDER BY id LIMIT 5000) part;
    EXIT WHEN upto IS NULL;
    UPDATE notifications
      SET kind = 'order', subject_id = order_id, data = jsonb_build_object('side', side, 'status', status)
      WHERE id > done AND id <= upto AND subject_id IS NULL;
    COMMIT;
    done := upto;
  END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "notifications"
	DROP CONSTRAINT IF EXISTS "notifications_kind_check",
	DROP CONSTRAINT IF EXISTS "notifications_whole_check",
	ADD CONSTRAINT "notifications_kind_check" CHECK ("notifications"."kind" in ('order')) NOT VALID,
	ADD CONSTRAINT "notifications_whole_check" CHECK ("kind" is not null and "subject_id" is not null and "data" is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_kind_check";
--> statement-breakpoint
ALTER TABLE "notifications" VALIDATE CONSTRAINT "notifications_whole_check";
--> statement-breakpoint
-- PostgreSQL takes the validated check for a look at the rows.
ALTER TABLE "notifications"
	ALTER COLUMN "kind" SET NOT NULL,
	ALTER COLUMN "subject_id" SET NOT NULL,
	ALTER COLUMN "data" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_whole_check";
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "notifications_subject_idx";
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "notifications_subject_idx" ON "notifications" USING btree ("subject_id");
