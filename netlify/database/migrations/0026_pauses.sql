-- A pause that the customer asked for: its first day, and the day of the next collection.
ALTER TABLE subscriptions ADD COLUMN pause_from text;
ALTER TABLE subscriptions ADD COLUMN pause_until text;
