-- Who is signed in to the back office. Of links and sessions only hashes are kept: whoever reads them cannot use them.

CREATE TABLE sign_in_links (
  hash text PRIMARY KEY,
  email text NOT NULL,
  at text NOT NULL
);
CREATE INDEX sign_in_links_by_email ON sign_in_links (email, at);

CREATE TABLE sessions (
  hash text PRIMARY KEY,
  email text NOT NULL,
  seen_at text NOT NULL
);

-- What is found by its number, address or name: in small letters without accents, as functions/orders/rows.ts writes it.
-- The index has all that a search looks at, in the order of the list.
ALTER TABLE orders ADD COLUMN search text NOT NULL DEFAULT '';
UPDATE orders SET search = lower(id || ' ' || COALESCE(customer_email, '') || ' ' || COALESCE(customer_name, ''));
CREATE INDEX orders_by_search ON orders (created_at DESC, id, search);
CREATE INDEX orders_by_plan ON orders (plan, created_at DESC);
CREATE INDEX subscriptions_by_id ON subscriptions (id);
