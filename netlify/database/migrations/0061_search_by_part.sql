-- Finds part of a name without reading every order, where the database may make the extension; a search is slower without it.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX orders_by_part ON orders USING gin (search gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
  RAISE NOTICE 'Orders are searched without pg_trgm: %', SQLERRM;
END
$$;
