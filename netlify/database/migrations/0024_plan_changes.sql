-- Another plan or period that a customer agreed to: functions/billing/changes.
CREATE TABLE plan_changes (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  number integer NOT NULL,
  position integer NOT NULL,
  agreed_at text NOT NULL,
  -- The first day of the new terms.
  starts_on text NOT NULL,
  plan text NOT NULL,
  plan_name text NOT NULL,
  period text NOT NULL,
  period_label text NOT NULL,
  description text NOT NULL,
  price_id text NOT NULL,
  price_revision text NOT NULL,
  excl_vat integer NOT NULL,
  vat integer NOT NULL,
  total integer NOT NULL,
  vat_rate double precision NOT NULL,
  -- The terms before.
  from_plan text NOT NULL,
  from_plan_name text NOT NULL,
  from_period text NOT NULL,
  from_period_label text NOT NULL,
  from_excl_vat integer NOT NULL,
  from_vat integer NOT NULL,
  from_total integer NOT NULL,
  from_vat_rate double precision NOT NULL,
  -- A change at once: the last day that its payment pays for, and the sum of that, in cents.
  ends_on text,
  credit integer,
  price integer,
  due_excl_vat integer,
  due_vat integer,
  due_total integer,
  due_vat_rate double precision,
  -- The number of the change at once that this one waits for.
  follows integer,
  changing_at text,
  changed_at text,
  withdrawn_at text,
  PRIMARY KEY (order_id, number)
);
CREATE INDEX plan_changes_due ON plan_changes (starts_on);
ALTER TABLE payments ADD COLUMN plan_change integer;
