-- Links of published content to other sites, each checked once a day: functions/links. `problem` is null while it answers;
-- `since` is the first of the days in a row on which it did not.
CREATE TABLE link_checks (
  url text PRIMARY KEY,
  checked_on text NOT NULL,
  problem text,
  since text
);
