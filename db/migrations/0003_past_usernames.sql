-- locks: nothing that anybody uses: a new table, empty, that points to none.
CREATE TABLE "past_usernames" (
	"name_hash" text PRIMARY KEY NOT NULL
);
