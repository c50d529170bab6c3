-- The same as orders_by_email.
DROP INDEX orders_by_address;
