-- Requests of one client to one endpoint in one minute. The key is a hash: neither address nor endpoint can be read from it.
CREATE TABLE request_counts (
  key text PRIMARY KEY,
  window_start text NOT NULL,
  requests integer NOT NULL
);
CREATE INDEX request_counts_by_window ON request_counts (window_start);
