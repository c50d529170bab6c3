-- Those that have a subscription, or should soon: whoever watches the shop asks how many have none yet.
CREATE INDEX orders_that_renew ON orders (paid_at, id) WHERE status = 'paid' AND duplicate_of IS NULL;
