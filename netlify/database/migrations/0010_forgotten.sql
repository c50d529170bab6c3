-- Since when nothing of the person is kept in an order, because they asked for that: nobody is left to tell what an invoice
-- that was never issued would need.
ALTER TABLE orders ADD COLUMN forgotten_at text;

UPDATE orders SET forgotten_at = (
  SELECT MAX(at) FROM history WHERE history.order_id = orders.id AND history.reason = 'forgotten on request'
);
UPDATE payments SET invoice_due = 0
WHERE order_id IN (SELECT id FROM orders WHERE forgotten_at IS NOT NULL);
