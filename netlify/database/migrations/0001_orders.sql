-- What was agreed with a customer, and what has happened since. The same statements make the tables of PostgreSQL and of
-- SQLite. Amounts are cents; moments are ISO texts in UTC, days YYYY-MM-DD in Amsterdam: both sort as they stand.

CREATE TABLE orders (
  id text PRIMARY KEY,
  created_at text NOT NULL,
  mode text NOT NULL,
  plan text NOT NULL,
  plan_name text NOT NULL,
  period text NOT NULL,
  period_label text NOT NULL,
  description text NOT NULL,
  language text NOT NULL,
  excl_vat integer NOT NULL,
  vat integer NOT NULL,
  total integer NOT NULL,
  vat_rate double precision NOT NULL,
  price_id text NOT NULL,
  price_revision text NOT NULL,
  terms_revision text NOT NULL,
  -- The text of the terms that were agreed to, in `texts`.
  terms_id text,
  customer_name text,
  customer_email text,
  -- A hash of the visitor's attempt.
  attempt text,
  -- The customer at Mollie.
  customer_id text,
  payment_id text,
  webhook_url text NOT NULL,
  status text NOT NULL,
  paid_at text,
  duplicate_of text,
  -- Counted up to withdraw the links that were sent.
  link_serial integer
);
CREATE INDEX orders_by_time ON orders (created_at DESC, id);
CREATE INDEX orders_by_status ON orders (status, created_at DESC);
CREATE INDEX orders_by_email ON orders (lower(customer_email));
CREATE INDEX orders_by_customer ON orders (customer_id);
CREATE INDEX orders_by_terms ON orders (terms_revision, language);

CREATE TABLE payments (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  id text NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL,
  -- The renewal that a retry or a catch-up is for.
  renewal_of text,
  status text NOT NULL,
  paid_at text,
  refunded integer NOT NULL,
  charged_back integer NOT NULL,
  PRIMARY KEY (order_id, id)
);
CREATE INDEX payments_by_id ON payments (id);
CREATE INDEX payments_by_time ON payments (paid_at);

CREATE TABLE subscriptions (
  order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  id text NOT NULL,
  start_date text NOT NULL,
  cancelled_at text,
  ends_on text,
  -- The renewal that is not paid, since when, what was done about it, and when the next step is due.
  overdue_id text,
  overdue_since text,
  overdue_steps integer,
  overdue_next_at text,
  paused_at text
);
CREATE INDEX subscriptions_overdue ON subscriptions (overdue_next_at);

-- Mails that are owed or were sent.
CREATE TABLE mails (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  key text NOT NULL,
  position integer NOT NULL,
  kind text NOT NULL,
  recipient text NOT NULL,
  state text NOT NULL,
  amount integer,
  taken_at text,
  tries integer NOT NULL,
  next_at text,
  PRIMARY KEY (order_id, key)
);
CREATE INDEX mails_owed ON mails (state, next_at);

-- What a person must look at.
CREATE TABLE attention (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  text text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (order_id, text)
);

-- Every change of an order: when, by whom, why and what. Lines are added, never changed.
CREATE TABLE history (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  number integer NOT NULL,
  at text NOT NULL,
  actor text NOT NULL,
  reason text NOT NULL,
  -- A list of [what, before, after] as JSON.
  changes text NOT NULL,
  PRIMARY KEY (order_id, number)
);
CREATE INDEX history_by_time ON history (at);

-- The order that has an attempt. Of no use after an hour.
CREATE TABLE attempts (
  attempt text PRIMARY KEY,
  order_id text NOT NULL,
  at text NOT NULL
);

-- What many orders agreed to, once: a text is named by its SHA-256.
CREATE TABLE texts (
  id text PRIMARY KEY,
  text text NOT NULL,
  at text NOT NULL
);

-- What was deleted, and by which rule. Nothing personal.
CREATE TABLE deletions (
  order_id text PRIMARY KEY,
  at text NOT NULL,
  reason text NOT NULL
);

-- Numbers without gaps, and marks that say how far something has come.
CREATE TABLE counters (
  name text PRIMARY KEY,
  value integer NOT NULL
);
CREATE TABLE marks (
  name text PRIMARY KEY,
  value text NOT NULL
);
