-- Documents that are handed to another system, once each: functions/billing/deliveries. `state` is pending, accepted, delivered
-- or refused; `reference` is its id there, `reason` the words of a refusal; `next_at` is null once nothing is left to do.
CREATE TABLE deliveries (
  system text NOT NULL,
  document text NOT NULL REFERENCES invoices (number) ON DELETE CASCADE,
  state text NOT NULL,
  reference text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  tries integer NOT NULL DEFAULT 0,
  next_at text,
  at text NOT NULL,
  PRIMARY KEY (system, document)
);
CREATE INDEX deliveries_due ON deliveries (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX deliveries_by_document ON deliveries (document);
