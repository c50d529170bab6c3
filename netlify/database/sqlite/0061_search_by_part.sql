-- PostgreSQL alone has an index for it: SQLite reads orders_by_search, and no order.
SELECT 1;
