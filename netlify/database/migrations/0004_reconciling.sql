-- What was paid twice and is still to go back, in cents: functions/orders/record.ts says what that is. How often giving it
-- back failed, and when the next try is due.
ALTER TABLE payments ADD COLUMN owed_back integer NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN refund_tries integer;
ALTER TABLE payments ADD COLUMN refund_next_at text;
UPDATE payments
SET owed_back = refunded * -1 - charged_back
  + (SELECT COALESCE(payments.total, orders.total) FROM orders WHERE orders.id = payments.order_id)
WHERE status = 'paid' AND (
  (kind = 'first' AND EXISTS (
    SELECT 1 FROM orders
    WHERE orders.id = payments.order_id AND (orders.duplicate_of IS NOT NULL OR orders.payment_id <> payments.id)
  ))
  OR (kind <> 'first' AND EXISTS (
    SELECT 1 FROM payments AS other
    WHERE other.order_id = payments.order_id AND other.status = 'paid' AND other.kind <> 'first'
      AND COALESCE(other.renewal_of, other.id) = COALESCE(payments.renewal_of, payments.id)
      AND COALESCE(other.paid_at, '') || ' ' || other.id < COALESCE(payments.paid_at, '') || ' ' || payments.id
  ))
);
CREATE INDEX payments_owed_back ON payments (owed_back) WHERE owed_back > 0;

-- Since when Mollie does not run it any more, though nobody cancelled it here.
ALTER TABLE subscriptions ADD COLUMN lost_at text;

-- What the back office lists: few of many.
CREATE INDEX subscriptions_unpaid ON subscriptions (order_id) WHERE overdue_id IS NOT NULL;
CREATE INDEX subscriptions_paused ON subscriptions (order_id) WHERE paused_at IS NOT NULL;
