-- Sums of months and quarters are read from documents without their texts: functions/billing/books. Amounts are signed, as those
-- of the ledger: a credit note takes away, a correction gives back. netlify/database/sqlite has the same in the words of SQLite.
ALTER TABLE invoices ADD COLUMN plan text NOT NULL DEFAULT '';
ALTER TABLE invoices ADD COLUMN vat_scheme text;
ALTER TABLE invoices ADD COLUMN vat_rate double precision NOT NULL DEFAULT 0;
ALTER TABLE invoices ADD COLUMN excl_vat integer NOT NULL DEFAULT 0;
ALTER TABLE invoices ADD COLUMN vat integer NOT NULL DEFAULT 0;
ALTER TABLE invoices ADD COLUMN total integer NOT NULL DEFAULT 0;
UPDATE invoices SET
  plan = COALESCE(data::json->>'plan', ''),
  vat_scheme = data::json->>'vatScheme',
  vat_rate = COALESCE((data::json#>>'{amounts,vatRate}')::double precision, 0),
  excl_vat = COALESCE((data::json#>>'{amounts,exclVat}')::integer, 0) * CASE kind WHEN 'creditNote' THEN -1 ELSE 1 END,
  vat = COALESCE((data::json#>>'{amounts,vat}')::integer, 0) * CASE kind WHEN 'creditNote' THEN -1 ELSE 1 END,
  total = COALESCE((data::json#>>'{amounts,total}')::integer, 0) * CASE kind WHEN 'creditNote' THEN -1 ELSE 1 END;
