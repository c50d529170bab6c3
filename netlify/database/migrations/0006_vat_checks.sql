-- What VIES, the register of the European Commission, answered about the customer's VAT number, as JSON: nothing is asked of it
-- but the whole. When it is to be asked next (functions/orders/vatCheck.ts); empty when there is nothing to ask.
ALTER TABLE orders ADD COLUMN vat_check text;
ALTER TABLE orders ADD COLUMN vat_check_due text;
CREATE INDEX orders_vat_check_due ON orders (vat_check_due) WHERE vat_check_due IS NOT NULL;
