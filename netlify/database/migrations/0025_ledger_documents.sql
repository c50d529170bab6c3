-- The number of an entry's invoice, credit note or correction, written once, when it is issued. Nothing else of an entry is
-- ever changed. netlify/database/sqlite has the same in the words of SQLite.
ALTER TABLE ledger_entries ADD COLUMN document text;
CREATE OR REPLACE FUNCTION keep_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM ledger_exceptions) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.document IS NULL AND to_jsonb(NEW) - 'document' = to_jsonb(OLD) - 'document' THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'Entries of the ledger are never changed, and deleted by retention, forgetting and restore alone';
END $$;
UPDATE ledger_entries SET document = (
  SELECT number FROM invoices WHERE invoices.order_id = ledger_entries.order_id AND invoices.entry = ledger_entries.number
);
