ALTER TABLE ledger_entries ADD COLUMN document text;
DROP TRIGGER ledger_entries_are_not_changed;
UPDATE ledger_entries SET document = (
  SELECT number FROM invoices WHERE invoices.order_id = ledger_entries.order_id AND invoices.entry = ledger_entries.number
);
CREATE TRIGGER ledger_entries_are_not_changed
BEFORE UPDATE OF order_id, number, kind, payment_id, at, period, excl_vat, vat, total, vat_rate ON ledger_entries
BEGIN
  SELECT RAISE(ABORT, 'Entries of the ledger are never changed');
END;
CREATE TRIGGER ledger_documents_are_not_changed BEFORE UPDATE OF document ON ledger_entries
WHEN OLD.document IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'The document of an entry of the ledger is never changed');
END;
