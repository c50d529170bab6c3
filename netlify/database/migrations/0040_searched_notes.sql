-- The notes of operators are searched: functions/billing/orders/lists/list.ts. They are few among the entries of the audit log.
CREATE INDEX history_of_notes ON history (order_id) WHERE reason = 'addNote';
