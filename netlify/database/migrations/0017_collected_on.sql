-- The day on which Mollie collected a renewal, and the day on which it collects next, as it said: in short months its days are
-- not those of a calculation. Both empty for what was collected before.
ALTER TABLE payments ADD COLUMN collected_on text;
ALTER TABLE subscriptions ADD COLUMN next_on text;
