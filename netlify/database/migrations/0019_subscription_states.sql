-- The state of a subscription, with the fields of that state alone: functions/billing/state/subscription.ts.
ALTER TABLE subscriptions ADD COLUMN state text NOT NULL DEFAULT 'running';
UPDATE subscriptions SET state = CASE
  WHEN cancelled_at IS NOT NULL AND undo_at IS NOT NULL THEN 'resuming'
  WHEN cancelled_at IS NOT NULL THEN 'cancelled'
  WHEN paused_at IS NOT NULL AND overdue_id IS NOT NULL THEN 'onHold'
  WHEN paused_at IS NOT NULL THEN 'restarting'
  WHEN lost_at IS NOT NULL THEN 'missing'
  WHEN overdue_id IS NOT NULL THEN 'overdue'
  ELSE 'running' END;
UPDATE subscriptions SET paused_at = NULL WHERE state NOT IN ('onHold', 'restarting');
UPDATE subscriptions SET lost_at = NULL WHERE state <> 'missing';
UPDATE subscriptions SET undo_at = NULL WHERE state <> 'resuming';
UPDATE subscriptions SET overdue_steps = NULL, overdue_next_at = NULL WHERE state IN ('cancelled', 'resuming');
UPDATE subscriptions SET ends_on = COALESCE(ends_on, start_date) WHERE state IN ('cancelled', 'resuming');
DROP INDEX subscriptions_unpaid;
DROP INDEX subscriptions_paused;
CREATE INDEX subscriptions_by_state ON subscriptions (state, order_id);
