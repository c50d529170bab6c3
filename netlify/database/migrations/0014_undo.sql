-- Since when somebody takes the cancellation back. Whoever cancels meanwhile takes it away, so that what was made ends.
ALTER TABLE subscriptions ADD COLUMN undo_at text;
