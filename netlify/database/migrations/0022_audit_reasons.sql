-- Why an order changed is a code of functions/billing/ledger/reasons.ts, with what it is about beside it; its words are made
-- where it is shown. `note` is what an operator wrote.
ALTER TABLE history ADD COLUMN payment text;
ALTER TABLE history ADD COLUMN day text;
ALTER TABLE history ADD COLUMN note text;

UPDATE history SET payment = substr(reason, 1, length(rtrim(reason, 'abcdefghijklmnopqrstuvwxyz')) - 4), reason = 'paymentReported'
WHERE actor = 'mollie' AND reason LIKE 'tr_% is %';
UPDATE history SET payment = substr(reason, 1, length(reason) - 14), reason = 'paymentSeen'
WHERE actor = 'mollie' AND reason LIKE 'tr_% was looked at';
UPDATE history SET payment = substr(reason, 14, length(reason) - 22), reason = 'rebuilt' WHERE reason LIKE 'missing, but tr_% is of it';
UPDATE history SET day = substr(reason, 17), reason = 'collectionAhead' WHERE reason LIKE 'is collected on 20%';
UPDATE history SET reason = CASE reason
  WHEN 'link in a mail' THEN 'linkInMail'
  WHEN 'VAT number' THEN 'vatNumber'
  WHEN 'address corrected' THEN 'addressCorrected'
  WHEN 'asks for another address' THEN 'addressAsked'
  WHEN 'another address' THEN 'addressConfirmed'
  WHEN 'another method of payment' THEN 'methodChanged'
  WHEN 'pays what is overdue' THEN 'paysOverdue'
  WHEN 'paid what was overdue' THEN 'paidOverdue'
  WHEN 'paid twice' THEN 'paidTwice'
  WHEN 'a renewal is not paid' THEN 'renewalUnpaid'
  WHEN 'compared with Mollie' THEN 'comparedWithMollie'
  WHEN 'details are missing' THEN 'detailsMissing'
  WHEN 'the price changes' THEN 'priceChanges'
  WHEN 'prices of running customers' THEN 'pricesPlanned'
  WHEN 'VIES was asked' THEN 'viesAsked'
  WHEN 'work is over' THEN 'workOver'
  WHEN 'forgotten on request' THEN 'forgotten'
  ELSE reason END;
UPDATE history SET note = reason, reason = 'note'
WHERE reason NOT IN (
  'refund', 'resend', 'address', 'business', 'cancel', 'withdraw', 'settle', 'dealtWith', 'newDay', 'askToPay', 'writeOff',
  'connected', 'live', 'checkout', 'linkInMail', 'details', 'vatNumber', 'addressCorrected', 'addressAsked',
  'addressConfirmed', 'methodChanged', 'paysOverdue', 'paymentReported', 'paymentSeen', 'paid', 'paidOverdue', 'paidTwice',
  'renewalUnpaid', 'rebuilt', 'collectionAhead', 'comparedWithMollie', 'detailsMissing', 'invoices', 'letters', 'mails',
  'priceChanges', 'pricesPlanned', 'viesAsked', 'workOver', 'forgotten'
);
