-- A payment keeps the VAT scheme that it was paid under, where the order has another since; a change of price may bring another.
ALTER TABLE payments ADD COLUMN vat_scheme text;
ALTER TABLE price_changes ADD COLUMN vat_scheme text;
-- The invoice that another one takes the place of, and how much is to have gone back since VAT on it was settled.
ALTER TABLE payments ADD COLUMN replaces text;
ALTER TABLE payments ADD COLUMN refund_to integer;
