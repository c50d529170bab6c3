-- Differences between Mollie and the ledger that an operator explained: of a payment, at an amount. Another amount asks again.
CREATE TABLE difference_notes (
  payment_id text PRIMARY KEY,
  cents integer NOT NULL,
  note text NOT NULL,
  noted_by text NOT NULL,
  noted_at text NOT NULL
);
