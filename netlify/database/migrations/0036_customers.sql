-- Orders of one business are found by its VAT number: functions/billing/orders/lists/customers.ts. netlify/database/sqlite has
-- the same in the words of SQLite.
ALTER TABLE orders ADD COLUMN vat_number text;
UPDATE orders SET vat_number = NULLIF(details::json->>'vatNumber', '') WHERE details LIKE '%"vatNumber":%';
CREATE INDEX orders_by_vat_number ON orders (vat_number) WHERE vat_number IS NOT NULL;
