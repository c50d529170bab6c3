-- What of a payment that the bank took back is given up (a credit note follows); how much of its refunds was cancelled at
-- Mollie, and how much of that took its credit note back.
ALTER TABLE payments ADD COLUMN written_off integer;
ALTER TABLE payments ADD COLUMN refund_cancelled integer;
ALTER TABLE payments ADD COLUMN corrected integer;

-- The day by which the first of it is promised, once the first promise was not kept.
ALTER TABLE onboardings ADD COLUMN promised_on text;

-- A chargeback had a credit note by itself, which gave the claim up: it stays given up.
UPDATE payments SET written_off = credited - refunded
WHERE charged_back > 0 AND credited > refunded;
-- Where the note was still to come, the invoice stays open.
UPDATE payments SET invoice_due = 0
WHERE charged_back > 0 AND invoice IS NOT NULL AND refunded <= COALESCE(credited, 0);
