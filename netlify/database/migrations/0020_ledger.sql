-- What happened to money: one row per event, which is never changed (0021). Amounts are cents as they add up: what came in
-- is positive, what went back negative; their sum is a balance.
CREATE TABLE ledger_entries (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  number integer NOT NULL,
  -- A kind of functions/billing/ledger/entries.ts.
  kind text NOT NULL,
  payment_id text NOT NULL,
  -- When it was paid; of anything else, when we heard of it.
  at text NOT NULL,
  -- The length of the periods that the order is paid by.
  period text NOT NULL,
  excl_vat integer NOT NULL,
  vat integer NOT NULL,
  total integer NOT NULL,
  vat_rate double precision NOT NULL,
  PRIMARY KEY (order_id, number)
);
CREATE INDEX ledger_entries_by_time ON ledger_entries (at);

-- Names who deletes entries, within the transaction that does.
CREATE TABLE ledger_exceptions (
  name text PRIMARY KEY CHECK (name IN ('retention', 'forgetting', 'restore'))
);

-- A document is of one entry: its subject was a text of payment and amounts. The tables are made anew, since SQLite drops no
-- constraint; files first, as dropping invoices would take them away.
CREATE TABLE new_invoices (
  -- 2026-00001, TEST-2026-00001
  number text PRIMARY KEY,
  order_id text NOT NULL,
  payment_id text NOT NULL,
  -- The entry of the ledger that it documents.
  entry integer,
  -- invoice, creditNote, correction
  kind text NOT NULL,
  -- The mail that tells of the same: its kind, and how far what it is about has come.
  mail_kind text,
  mail_number integer,
  issued_at text NOT NULL,
  -- For the bookkeeper's list: what stands in `data` too.
  company text NOT NULL,
  country text NOT NULL,
  vat_number text,
  -- All that stands on it, as JSON: functions/billing/invoices/data.ts.
  data text NOT NULL,
  UNIQUE (order_id, entry)
);
INSERT INTO new_invoices (number, order_id, payment_id, kind, mail_kind, mail_number, issued_at, company, country, vat_number, data)
SELECT number, order_id, payment_id, kind, mail_kind, mail_number, issued_at, company, country, vat_number, data FROM invoices;
CREATE TABLE new_invoice_files (
  number text PRIMARY KEY REFERENCES new_invoices (number) ON DELETE CASCADE,
  pdf text NOT NULL
);
INSERT INTO new_invoice_files (number, pdf) SELECT number, pdf FROM invoice_files;
DROP TABLE invoice_files;
DROP TABLE invoices;
ALTER TABLE new_invoices RENAME TO invoices;
ALTER TABLE new_invoice_files RENAME TO invoice_files;
CREATE INDEX invoices_by_time ON invoices (issued_at);
