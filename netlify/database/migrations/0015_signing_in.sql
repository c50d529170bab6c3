-- How often an address was sent a link that signs in, and when a further one was refused last. It names nobody: the address is
-- its SHA-256, and a row goes after two days.
CREATE TABLE sign_in_requests (
  address text NOT NULL,
  audience text NOT NULL,
  -- The moments of a day, as a JSON list: nothing is asked of it but the whole.
  sent text NOT NULL,
  refused_at text,
  at text NOT NULL,
  PRIMARY KEY (address, audience)
);

-- When somebody signed in: a session ends some time after that, however much it is used.
ALTER TABLE sessions ADD COLUMN began_at text NOT NULL DEFAULT '';
UPDATE sessions SET began_at = seen_at;
