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

-- What a payment came to, where that is not what the order says now.
ALTER TABLE payments ADD COLUMN excl_vat integer;
ALTER TABLE payments ADD COLUMN vat integer;
ALTER TABLE payments ADD COLUMN total integer;
ALTER TABLE payments ADD COLUMN vat_rate double precision;

-- The words by which the customer authorised direct debits, in `texts`.
ALTER TABLE orders ADD COLUMN mandate_id text;
