-- The discount that an order was bought with, as JSON; its document, by which redemptions are counted; and until when one is
-- held for an order without a payment.
ALTER TABLE orders ADD COLUMN offer text;
ALTER TABLE orders ADD COLUMN offer_id text;
ALTER TABLE orders ADD COLUMN offer_held_until text;
CREATE INDEX orders_offer_id ON orders (offer_id) WHERE offer_id IS NOT NULL;
