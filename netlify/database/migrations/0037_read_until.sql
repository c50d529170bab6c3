-- Until when a link shows an order and changes nothing: functions/portal/links/manage.ts.
ALTER TABLE orders ADD COLUMN read_until text;
