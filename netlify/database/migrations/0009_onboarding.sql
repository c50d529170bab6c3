-- The first day of a customer: since when all is told that the work needs, since when ours stands on the website, and since
-- when the first of it is live. How often the customer was asked for what is missing, and when to ask next.

CREATE TABLE onboardings (
  order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  told_at text,
  connected_at text,
  live_at text,
  reminders integer,
  remind_at text
);
CREATE INDEX onboardings_due ON onboardings (remind_at);
CREATE INDEX onboardings_open ON onboardings (order_id) WHERE live_at IS NULL;
