-- A hold is for want of payment, a pause is the customer's: the moment of a hold has its own word, in the audit log too.
ALTER TABLE subscriptions RENAME COLUMN paused_at TO held_at;
UPDATE history SET changes = replace(replace(changes, '"field":"pausedAt"', '"field":"heldAt"'), '"subscription pausedAt"', '"subscription heldAt"')
WHERE changes LIKE '%pausedAt%';
