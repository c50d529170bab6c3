-- Orders are searched by VAT number, postal code and phone too, without spaces and signs: `compacted` of
-- functions/billing/orders/rows.ts. netlify/database/sqlite has the same in the words of SQLite.
UPDATE orders SET search = concat_ws(' ', search, NULLIF(numbers.vat, ''), NULLIF(numbers.postal, ''), NULLIF(numbers.phone, ''))
FROM (
  SELECT id,
    lower(regexp_replace(known->>'vatNumber', '[[:space:]()./-]', '', 'g')) AS vat,
    lower(regexp_replace(known->>'postalCode', '[[:space:]()./-]', '', 'g')) AS postal,
    regexp_replace(
      regexp_replace(lower(regexp_replace(known->>'contactPhone', '[[:space:]()./-]', '', 'g')), '^([+]|00)310*', '0'),
      '^00', '+'
    ) AS phone
  FROM (SELECT id, details::json AS known FROM orders WHERE details IS NOT NULL) AS parsed
) AS numbers
WHERE numbers.id = orders.id;
