-- All tables as commit e1d775c1 left them, for PostgreSQL and SQLite alike. The name is that of the last of its files: a
-- database that has had it is adopted by the files after this one. Amounts are cents; moments are ISO texts in UTC, days
-- YYYY-MM-DD in Amsterdam: both sort as they stand.

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
  -- The text of the accepted terms, in `texts`.
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
  link_serial integer,
  -- Number, address and name in small letters without accents, as functions/billing/orders/rows.ts writes them.
  search text NOT NULL DEFAULT '',
  -- The text of the mandate, in `texts`.
  mandate_id text,
  -- Details of the business and its website, by the names of domain/customers/customerDetails.ts, as JSON.
  details text,
  -- reverseCharge: VAT is the customer's to pay, the rate is 0. Otherwise empty.
  vat_scheme text,
  -- The answer of VIES about the customer's VAT number, as JSON, and when to ask next; empty when there is nothing to ask.
  vat_check text,
  vat_check_due text,
  -- When the person asked to be forgotten: nothing personal is kept since then.
  forgotten_at text
);
CREATE INDEX orders_by_time ON orders (created_at DESC, id);
CREATE INDEX orders_by_status ON orders (status, created_at DESC);
CREATE INDEX orders_by_email ON orders (lower(customer_email));
CREATE INDEX orders_by_customer ON orders (customer_id);
CREATE INDEX orders_by_terms ON orders (terms_revision, language);
-- The columns of a search, in the order of the list.
CREATE INDEX orders_by_search ON orders (created_at DESC, id, search);
CREATE INDEX orders_by_plan ON orders (plan, created_at DESC);
CREATE INDEX orders_vat_check_due ON orders (vat_check_due) WHERE vat_check_due IS NOT NULL;
-- Orders that have a subscription, or should soon: monitoring counts those without one.
CREATE INDEX orders_that_renew ON orders (paid_at, id) WHERE status = 'paid' AND duplicate_of IS NULL;

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
  -- Its amounts, where they differ from those of the order.
  excl_vat integer,
  vat integer,
  total integer,
  vat_rate double precision,
  -- The refund due for what was paid twice, in cents; how often it failed, and when the next try is due.
  owed_back integer NOT NULL DEFAULT 0,
  refund_tries integer,
  refund_next_at text,
  -- The method, by Mollie's name; the number of its invoice; and how much of that is credited.
  method text,
  invoice text,
  credited integer,
  -- Whether an invoice or a credit note is to be issued: 1 while the customer's details are missing, 2 when it can be.
  invoice_due integer NOT NULL DEFAULT 0,
  -- How much of a chargeback is given up (a credit note follows); how much of its refunds was cancelled at Mollie, and how
  -- much of that took its credit note back.
  written_off integer,
  refund_cancelled integer,
  corrected integer,
  -- The day on which Mollie collected a renewal; empty before 1.0.0.
  collected_on text,
  PRIMARY KEY (order_id, id)
);
CREATE INDEX payments_by_id ON payments (id);
CREATE INDEX payments_by_time ON payments (paid_at);
CREATE INDEX payments_owed_back ON payments (owed_back) WHERE owed_back > 0;
CREATE INDEX payments_invoice_due ON payments (order_id, paid_at) WHERE invoice_due > 0;

CREATE TABLE subscriptions (
  order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  id text NOT NULL,
  start_date text NOT NULL,
  cancelled_at text,
  ends_on text,
  -- The unpaid renewal, since when, the steps taken, and when the next is due.
  overdue_id text,
  overdue_since text,
  overdue_steps integer,
  overdue_next_at text,
  paused_at text,
  -- When Mollie was found not to run it any more, though nobody cancelled it here.
  lost_at text,
  -- The mandate that a customer chose later, and when: an earlier one must not come back.
  mandate_id text,
  mandate_at text,
  -- When a resumption began. A cancellation meanwhile clears it, so that a new subscription ends.
  undo_at text,
  -- The day on which Mollie collects next; empty before 1.0.0.
  next_on text
);
CREATE INDEX subscriptions_overdue ON subscriptions (overdue_next_at);
CREATE INDEX subscriptions_by_id ON subscriptions (id);
CREATE INDEX subscriptions_unpaid ON subscriptions (order_id) WHERE overdue_id IS NOT NULL;
CREATE INDEX subscriptions_paused ON subscriptions (order_id) WHERE paused_at IS NOT NULL;

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

-- Alerts: a person must look at them.
CREATE TABLE attention (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  text text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (order_id, text)
);

-- The audit log: every change of an order, when, by whom and why. Rows are added, never changed.
CREATE TABLE history (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  number integer NOT NULL,
  at text NOT NULL,
  actor text NOT NULL,
  reason text NOT NULL,
  -- A list of [name, before, after] as JSON.
  changes text NOT NULL,
  PRIMARY KEY (order_id, number)
);
CREATE INDEX history_by_time ON history (at);

-- The order that has an attempt; of no use after an hour.
CREATE TABLE attempts (
  attempt text PRIMARY KEY,
  order_id text NOT NULL,
  at text NOT NULL
);

-- Texts that many orders agreed to, once each, by their SHA-256.
CREATE TABLE texts (
  id text PRIMARY KEY,
  text text NOT NULL,
  at text NOT NULL
);

-- Deleted orders and the rule that deleted each; nothing personal.
CREATE TABLE deletions (
  order_id text PRIMARY KEY,
  at text NOT NULL,
  reason text NOT NULL
);

-- Numbers without gaps, and checkpoints.
CREATE TABLE counters (
  name text PRIMARY KEY,
  value integer NOT NULL
);
CREATE TABLE marks (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- Links and sessions by their hashes, so that they cannot be used from here. A link of one audience opens nothing of the other.
CREATE TABLE sign_in_links (
  hash text PRIMARY KEY,
  email text NOT NULL,
  at text NOT NULL,
  audience text NOT NULL DEFAULT 'office'
);
CREATE INDEX sign_in_links_by_email ON sign_in_links (email, at);
CREATE TABLE sessions (
  hash text PRIMARY KEY,
  email text NOT NULL,
  seen_at text NOT NULL,
  -- The moment of the sign-in: a session ends some time after it, however much it is used.
  began_at text NOT NULL DEFAULT ''
);

-- Prices of running customers. A change is planned, told, begun at Mollie and made, in that order; or withdrawn.
CREATE TABLE price_changes (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- The day from which it holds, and the new total.
  id text NOT NULL,
  position integer NOT NULL,
  -- The first day of the period that is the first to cost as much.
  starts_on text NOT NULL,
  price_id text NOT NULL,
  price_revision text NOT NULL,
  excl_vat integer NOT NULL,
  vat integer NOT NULL,
  total integer NOT NULL,
  vat_rate double precision NOT NULL,
  from_excl_vat integer NOT NULL,
  from_vat integer NOT NULL,
  from_total integer NOT NULL,
  from_vat_rate double precision NOT NULL,
  told_at text,
  changing_at text,
  changed_at text,
  withdrawn_at text,
  PRIMARY KEY (order_id, id)
);
CREATE INDEX price_changes_due ON price_changes (starts_on);

-- Invoices and credit notes as they were issued; nothing of them changes. They outlive their order: an invoice is kept until
-- the end of the seventh year after its own.
CREATE TABLE invoices (
  -- 2026-00001, TEST-2026-00001
  number text PRIMARY KEY,
  order_id text NOT NULL,
  payment_id text NOT NULL,
  -- Its subject within the order: a payment, or how far the refunds of one have come.
  subject text NOT NULL,
  -- invoice, creditNote
  kind text NOT NULL,
  -- The key of the mail about the same.
  mail text NOT NULL,
  issued_at text NOT NULL,
  -- The moment of the refund, for a credit note.
  back_at text,
  -- For the bookkeeper's list, also in `data`.
  company text NOT NULL,
  country text NOT NULL,
  vat_number text,
  -- The whole document as JSON: functions/billing/invoices/data.ts.
  data text NOT NULL,
  UNIQUE (order_id, subject)
);
CREATE INDEX invoices_by_time ON invoices (issued_at);
-- The PDF as base64: a table of its own, since lists do not need it.
CREATE TABLE invoice_files (
  number text PRIMARY KEY REFERENCES invoices (number) ON DELETE CASCADE,
  pdf text NOT NULL
);

-- The first day of a customer: when the details were complete, when ours stood on the website, when the first of it was live,
-- how often the customer was asked for details, when to ask next, and the day promised after a broken promise.
CREATE TABLE onboardings (
  order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  told_at text,
  connected_at text,
  live_at text,
  reminders integer,
  remind_at text,
  promised_on text
);
CREATE INDEX onboardings_due ON onboardings (remind_at);
CREATE INDEX onboardings_open ON onboardings (order_id) WHERE live_at IS NULL;

-- How often an address was sent a sign-in link, and the last refusal. The address is its SHA-256; a row goes after two days.
CREATE TABLE sign_in_requests (
  address text NOT NULL,
  audience text NOT NULL,
  -- The moments of a day, as a JSON list.
  sent text NOT NULL,
  refused_at text,
  at text NOT NULL,
  PRIMARY KEY (address, audience)
);

-- Requests of one client to one endpoint in one minute; the key is a hash of both.
CREATE TABLE request_counts (
  key text PRIMARY KEY,
  window_start text NOT NULL,
  requests integer NOT NULL
);
CREATE INDEX request_counts_by_window ON request_counts (window_start);
