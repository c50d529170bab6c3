-- Alerts, mails and price changes are told apart by columns; no text is joined and read back. Each table is made anew, since
-- SQLite changes no primary key. Columns of a key are never null: what a row is not about is empty, or nought.

CREATE TABLE new_attention (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- A code of functions/billing/orders/alerts.ts; what it is about; an amount in cents, or another code.
  kind text NOT NULL,
  about text NOT NULL,
  detail text NOT NULL,
  position integer NOT NULL,
  PRIMARY KEY (order_id, kind, about, detail)
);
-- A task about letters of an invoice was in codes: without it, the next run raises it anew.
INSERT INTO new_attention (order_id, kind, about, detail, position)
SELECT order_id, kind,
  CASE WHEN kind LIKE 'mail%' THEN substr(about, 1, length(about) - length(ltrim(about, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'))) ELSE about END,
  CASE WHEN kind LIKE 'mail%' THEN about ELSE detail END, position
FROM (
  SELECT order_id, position, kind, substr(rest, 1, length(rest) - length(tail)) AS about, ltrim(tail, ' ') AS detail
  FROM (
    SELECT order_id, position, kind, rest,
      ltrim(rest, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+,.') AS tail
    FROM (
      SELECT order_id, position, substr(text, 1, length(text) - length(rest)) AS kind, ltrim(rest, ' ') AS rest
      FROM (
        SELECT order_id, position, text,
          ltrim(text, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ') AS rest
        FROM attention
      ) AS words
    ) AS begun
  ) AS split
) AS parts
WHERE kind <> 'invoiceLetters';
DROP TABLE attention;
ALTER TABLE new_attention RENAME TO attention;

CREATE TABLE new_mails (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- The payment, the day, how manieth or how far, the document that it was written for, and how often it was sent before.
  payment text NOT NULL DEFAULT '',
  day text NOT NULL DEFAULT '',
  number integer NOT NULL DEFAULT 0,
  document text NOT NULL DEFAULT '',
  again integer NOT NULL DEFAULT 0,
  position integer NOT NULL,
  recipient text NOT NULL,
  state text NOT NULL,
  amount integer,
  taken_at text,
  tries integer NOT NULL,
  next_at text,
  PRIMARY KEY (order_id, kind, payment, day, number, document, again)
);
-- A key was its kind, then payment, day or numbers, then "-asked-2" or "-again-1". What was counted otherwise before gets
-- numbers that no later mail has.
INSERT INTO new_mails
  (order_id, kind, payment, day, number, document, again, position, recipient, state, amount, taken_at, tries, next_at)
SELECT order_id, kind,
  CASE WHEN rest LIKE 'tr_%' AND kind <> 'invoice' THEN payment ELSE '' END,
  CASE WHEN rest LIKE '20__-__-__%' THEN substr(rest, 1, 10) ELSE '' END,
  CASE
    WHEN kind = 'invoice' THEN 0
    WHEN rest LIKE '20__-__-__%' THEN COALESCE(CAST(NULLIF(substr(rest, 12), '') AS integer), 0)
    WHEN rest LIKE 'sub_%' THEN 1000 + position
    WHEN rest LIKE 'link-%' THEN CAST(substr(rest, 6) AS integer)
    WHEN rest LIKE 'tr_%' THEN first + second
    WHEN rest <> '' THEN CAST(rest AS integer) + CASE WHEN kind LIKE 'address%' THEN 1000 ELSE 0 END
    ELSE 0
  END,
  CASE WHEN kind = 'invoice' THEN COALESCE(
    (SELECT number FROM invoices WHERE invoices.order_id = split.order_id AND subject = rest), rest) ELSE '' END,
  CASE WHEN asked = 0 THEN again ELSE asked + 1000 * again END,
  position, recipient, state, amount, taken_at, tries, next_at
FROM (
  SELECT *,
    CASE WHEN rtrim(one, '0123456789') LIKE '%-' THEN substr(one, 1, length(rtrim(one, '0123456789')) - 1) ELSE one END AS payment,
    CASE WHEN rtrim(one, '0123456789') LIKE '%-' THEN CAST(substr(one, length(rtrim(one, '0123456789')) + 1) AS integer) ELSE 0 END AS second
  FROM (
    SELECT *,
      CASE WHEN rest LIKE 'tr_%' AND rtrim(rest, '0123456789') LIKE '%-' THEN substr(rest, 1, length(rtrim(rest, '0123456789')) - 1) ELSE rest END AS one,
      CASE WHEN rest LIKE 'tr_%' AND rtrim(rest, '0123456789') LIKE '%-' THEN CAST(substr(rest, length(rtrim(rest, '0123456789')) + 1) AS integer) ELSE 0 END AS first
    FROM (
      SELECT *,
        CASE WHEN base LIKE '%-asked-%' THEN CAST(substr(base, length(rtrim(base, '0123456789')) + 1) AS integer) ELSE 0 END AS asked,
        ltrim(CASE WHEN base LIKE '%-asked-%' THEN substr(base, 1, length(rtrim(base, '0123456789')) - 7) ELSE base END, '-') AS rest
      FROM (
        SELECT mails.*,
          CASE WHEN key LIKE '%-again-%' THEN CAST(substr(key, length(rtrim(key, '0123456789')) + 1) AS integer) ELSE 0 END AS again,
          substr(CASE WHEN key LIKE '%-again-%' THEN substr(key, 1, length(rtrim(key, '0123456789')) - 7) ELSE key END, length(kind) + 1) AS base
        FROM mails
      ) AS again_apart
    ) AS asked_apart
  ) AS first_apart
) AS split;
DROP TABLE mails;
ALTER TABLE new_mails RENAME TO mails;
CREATE INDEX mails_owed ON mails (state, next_at);

CREATE TABLE new_price_changes (
  order_id text NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  -- The first day as it was planned at first: with the total it tells the changes of an order apart.
  planned_for text NOT NULL,
  position integer NOT NULL,
  -- The first day of the period that is the first to cost as much.
  starts_on text NOT NULL,
  price_id text NOT NULL,
  price_revision text NOT NULL,
  excl_vat integer NOT NULL,
  vat integer NOT NULL,
  total integer NOT NULL,
  vat_rate double precision NOT NULL,
  from_excl_vat integer NOT NULL,
  from_vat integer NOT NULL,
  from_total integer NOT NULL,
  from_vat_rate double precision NOT NULL,
  told_at text,
  changing_at text,
  changed_at text,
  withdrawn_at text,
  PRIMARY KEY (order_id, planned_for, total)
);
INSERT INTO new_price_changes
SELECT order_id, substr(id, 1, 10), position, starts_on, price_id, price_revision, excl_vat, vat, total, vat_rate,
  from_excl_vat, from_vat, from_total, from_vat_rate, told_at, changing_at, changed_at, withdrawn_at
FROM price_changes;
DROP TABLE price_changes;
ALTER TABLE new_price_changes RENAME TO price_changes;
CREATE INDEX price_changes_due ON price_changes (starts_on);

-- The mail that tells of the same as a document: its kind, and how far what it is about has come.
ALTER TABLE invoices ADD COLUMN mail_kind text;
ALTER TABLE invoices ADD COLUMN mail_number integer;
UPDATE invoices
SET mail_kind = substr(mail, 1, length(mail) - length(ltrim(mail, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ')))
WHERE mail <> '';
-- "refunded-tr_1-5000-300" has two: what was refunded, and what was cancelled before.
UPDATE invoices SET mail_number = (
  SELECT last + CASE WHEN rtrim(one, '0123456789') LIKE '%-' THEN CAST(substr(one, length(rtrim(one, '0123456789')) + 1) AS integer) ELSE 0 END
  FROM (
    SELECT CAST(substr(mail, length(rtrim(mail, '0123456789')) + 1) AS integer) AS last,
      substr(mail, 1, length(rtrim(mail, '0123456789')) - 1) AS one
  ) AS numbers
)
WHERE mail_kind LIKE 'refund%';
ALTER TABLE invoices DROP COLUMN mail;
