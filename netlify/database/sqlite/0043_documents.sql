-- The migration of this name, in the words of SQLite.
ALTER TABLE invoices ADD COLUMN plan text NOT NULL DEFAULT '';
ALTER TABLE invoices ADD COLUMN vat_scheme text;
ALTER TABLE invoices ADD COLUMN vat_rate double precision NOT NULL DEFAULT 0;
ALTER TABLE invoices ADD COLUMN excl_vat integer NOT NULL DEFAULT 0;
ALTER TABLE invoices ADD COLUMN vat integer NOT NULL DEFAULT 0;
ALTER TABLE invoices ADD COLUMN total integer NOT NULL DEFAULT 0;
UPDATE invoices SET
  plan = COALESCE(json_extract(data, '$.plan'), ''),
  vat_scheme = json_extract(data, '$.vatScheme'),
  vat_rate = COALESCE(json_extract(data, '$.amounts.vatRate'), 0),
  excl_vat = COALESCE(json_extract(data, '$.amounts.exclVat'), 0) * CASE kind WHEN 'creditNote' THEN -1 ELSE 1 END,
  vat = COALESCE(json_extract(data, '$.amounts.vat'), 0) * CASE kind WHEN 'creditNote' THEN -1 ELSE 1 END,
  total = COALESCE(json_extract(data, '$.amounts.total'), 0) * CASE kind WHEN 'creditNote' THEN -1 ELSE 1 END;
