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
CREATE TABLE "assistant_spend" (
	"day" date PRIMARY KEY NOT NULL,
	"held" bigint NOT NULL,
	"spent" bigint NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "assistant_spend_check" CHECK ("assistant_spend"."held" >= 0 and "assistant_spend"."spent" >= 0 and "assistant_spend"."answers" >= 0)
);
--> statement-breakpoint
ALTER TABLE "help_votes" ADD CONSTRAINT "help_votes_article_help_articles_slug_fk" FOREIGN KEY ("article") REFERENCES "public"."help_articles"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_votes_known_idx" ON "help_votes" USING btree ("voted_at") WHERE mark not like 'forgotten:%';