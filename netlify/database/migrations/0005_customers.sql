-- What the customer tells of the business that orders and of the website that the work is for, by the names of
-- studio/model/customerDetails.ts, as JSON: nothing is asked of it but the whole.
ALTER TABLE orders ADD COLUMN details text;

-- reverseCharge: VAT is the customer's to pay, the rate is 0. Otherwise empty.
ALTER TABLE orders ADD COLUMN vat_scheme text;
