-- locks: notifications for a moment, to take away a trigger, three columns and the index of one without a look at its rows. No
--   Worker has read or written these columns since `who_acts` landed; the trigger goes first and with them, so that no insert
--   is left to fill what is gone.
DROP TRIGGER "notifications_both_ways" ON "notifications";--> statement-breakpoint
DROP FUNCTION "notifications_said_both_ways"();--> statement-breakpoint
-- Its index goes with order_id.
ALTER TABLE "notifications"
	DROP COLUMN "order_id",
	DROP COLUMN "side",
	DROP COLUMN "status";
