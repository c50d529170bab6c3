CREATE TRIGGER ledger_entries_are_not_changed BEFORE UPDATE ON ledger_entries
BEGIN
  SELECT RAISE(ABORT, 'Entries of the ledger are never changed');
END;
CREATE TRIGGER ledger_entries_are_kept BEFORE DELETE ON ledger_entries
WHEN NOT EXISTS (SELECT 1 FROM ledger_exceptions)
BEGIN
  SELECT RAISE(ABORT, 'Entries of the ledger are deleted by retention, forgetting and restore alone');
END;
