-- The request or run of jobs behind each entry of the audit log: the id that pages show and that log lines have.
ALTER TABLE history ADD COLUMN request text;
CREATE INDEX history_by_request ON history (request) WHERE request IS NOT NULL;
-- Requests that were answered 500 or more, for some weeks: functions/monitoring/failures.ts. Nothing personal.
CREATE TABLE failed_requests (
  request text PRIMARY KEY,
  at text NOT NULL,
  endpoint text NOT NULL,
  status integer NOT NULL,
  error text NOT NULL,
  code text,
  place text,
  release text NOT NULL
);
CREATE INDEX failed_requests_by_time ON failed_requests (at);
