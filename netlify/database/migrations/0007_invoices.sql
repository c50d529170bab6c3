-- Invoices and credit notes as they were issued: nothing of them changes any more. Orders take none away with them: an
-- invoice is kept until the end of the seventh year after its own, also when its order is forgotten.
CREATE TABLE invoices (
  -- 2026-00001, TEST-2026-00001
  number text PRIMARY KEY,
  order_id text NOT NULL,
  payment_id text NOT NULL,
  -- What it is for, within the order: a payment, or how far what went back of one has come.
  subject text NOT NULL,
  -- invoice, creditNote
  kind text NOT NULL,
  -- The key of the mail that tells of the same.
  mail text NOT NULL,
  issued_at text NOT NULL,
  -- Of a credit note, when the history says that the money went back.
  back_at text,
  -- For the bookkeeper's list: what stands in `data` too.
  company text NOT NULL,
  country text NOT NULL,
  vat_number text,
  -- All that stands on it, as JSON: functions/invoices/data.ts.
  data text NOT NULL,
  UNIQUE (order_id, subject)
);
CREATE INDEX invoices_by_time ON invoices (issued_at);

-- The PDF, as base64: a table of its own, since lists do not need it.
CREATE TABLE invoice_files (
  number text PRIMARY KEY REFERENCES invoices (number) ON DELETE CASCADE,
  pdf text NOT NULL
);

-- What it was paid with, by Mollie's name; the number of its invoice; how much of that is credited; and whether an invoice
-- or a credit note is still to be issued: 1 while the customer must tell more, 2 when it can be (functions/invoices/due.ts).
ALTER TABLE payments ADD COLUMN method text;
ALTER TABLE payments ADD COLUMN invoice text;
ALTER TABLE payments ADD COLUMN credited integer;
ALTER TABLE payments ADD COLUMN invoice_due integer NOT NULL DEFAULT 0;
UPDATE payments
SET invoice_due = 1
WHERE status = 'paid' AND (
  (kind = 'first' AND EXISTS (
    SELECT 1 FROM orders
    WHERE orders.id = payments.order_id AND orders.duplicate_of IS NULL AND orders.payment_id = payments.id
  ))
  OR (kind <> 'first' AND NOT EXISTS (
    SELECT 1 FROM payments AS other
    WHERE other.order_id = payments.order_id AND other.status = 'paid' AND other.kind <> 'first'
      AND COALESCE(other.renewal_of, other.id) = COALESCE(payments.renewal_of, payments.id)
      AND COALESCE(other.paid_at, '') || ' ' || other.id < COALESCE(payments.paid_at, '') || ' ' || payments.id
  ))
);
CREATE INDEX payments_invoice_due ON payments (order_id, paid_at) WHERE invoice_due > 0;
