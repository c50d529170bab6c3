-- Days on which an order was or is to be collected, with the plan and the amount excl. VAT per month: the figures of the admin
-- add them up. functions/billing/figures/keptSpans.ts keeps them with each change of the order, and makes those of before.
CREATE TABLE spans (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  from_day text NOT NULL,
  until_day text NOT NULL,
  mode text NOT NULL,
  plan text NOT NULL,
  plan_name text NOT NULL,
  monthly integer NOT NULL,
  PRIMARY KEY (order_id, from_day)
);
CREATE INDEX spans_by_first_day ON spans (from_day);
CREATE INDEX spans_by_last_day ON spans (until_day);
