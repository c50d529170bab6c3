-- Reference of the mandate that a payment was debited by: an e-invoice names it.
ALTER TABLE payments ADD COLUMN mandate_reference text;
-- The e-invoice beside the PDF; null for documents of before until somebody wants it: functions/billing/invoices/file.ts.
ALTER TABLE invoice_files ADD COLUMN ubl text;
