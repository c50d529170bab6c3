-- Views of pages and steps of purchases a day: functions/counting. Sums only: no visitor, no order, no time of the day.
CREATE TABLE page_counts (
  day text NOT NULL,
  page text NOT NULL,
  step text NOT NULL,
  language text NOT NULL,
  times integer NOT NULL,
  PRIMARY KEY (day, page, step, language)
);
