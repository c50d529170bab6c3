-- The migration of this name, in the words of SQLite.
ALTER TABLE orders ADD COLUMN vat_number text;
UPDATE orders SET vat_number = NULLIF(json_extract(details, '$.vatNumber'), '') WHERE details LIKE '%"vatNumber":%';
CREATE INDEX orders_by_vat_number ON orders (vat_number) WHERE vat_number IS NOT NULL;
