-- Who a link signs in: those of the company, or a customer. A link of one opens nothing of the other.
ALTER TABLE sign_in_links ADD COLUMN audience text NOT NULL DEFAULT 'office';

-- A customer who asks for a link is found by the address.
CREATE INDEX orders_by_address ON orders (lower(customer_email));

-- The mandate that a customer chose later, and when: an earlier one must not come back.
ALTER TABLE subscriptions ADD COLUMN mandate_id text;
ALTER TABLE subscriptions ADD COLUMN mandate_at text;
