UPDATE orders SET search = search
  || COALESCE(' ' || NULLIF(numbers.vat, ''), '')
  || COALESCE(' ' || NULLIF(numbers.postal, ''), '')
  || COALESCE(' ' || NULLIF(CASE
    WHEN numbers.phone LIKE '+31%' THEN '0' || ltrim(substr(numbers.phone, 4), '0')
    WHEN numbers.phone LIKE '0031%' THEN '0' || ltrim(substr(numbers.phone, 5), '0')
    WHEN numbers.phone LIKE '00%' THEN '+' || substr(numbers.phone, 3)
    ELSE numbers.phone
  END, ''), '')
FROM (
  SELECT id,
    lower(replace(replace(replace(replace(replace(replace(details->>'vatNumber', ' ', ''), '(', ''), ')', ''), '.', ''), '/', ''), '-', '')) AS vat,
    lower(replace(replace(replace(replace(replace(replace(details->>'postalCode', ' ', ''), '(', ''), ')', ''), '.', ''), '/', ''), '-', '')) AS postal,
    lower(replace(replace(replace(replace(replace(replace(details->>'contactPhone', ' ', ''), '(', ''), ')', ''), '.', ''), '/', ''), '-', '')) AS phone
  FROM orders WHERE details IS NOT NULL
) AS numbers
WHERE numbers.id = orders.id;
