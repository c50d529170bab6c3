-- How often a connection measured and a website was measured, until a window ends: functions/wind. Keys are keyed hashes, no
-- addresses.
CREATE TABLE wind_counts (
  key text PRIMARY KEY,
  ends text NOT NULL,
  times integer NOT NULL
);
-- Websites whose owners do not want visitors to measure them, with all below their names.
CREATE TABLE wind_excluded (
  host text PRIMARY KEY,
  excluded_at text NOT NULL,
  excluded_by text NOT NULL
);
