-- The ledger is append-only, whoever is connected. netlify/database/sqlite has the same rule in the words of SQLite.
CREATE OR REPLACE FUNCTION keep_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM ledger_exceptions) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'Entries of the ledger are never changed, and deleted by retention, forgetting and restore alone';
END $$;
CREATE TRIGGER ledger_entries_are_kept BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION keep_ledger_entries();
CREATE TRIGGER ledger_entries_are_not_emptied BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_entries();
