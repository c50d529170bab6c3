/** Version of the tables that the first step makes; files of older ones are refused. */
export const FIRST_VERSION = 5

/** Steps from each version of the tables to the next. */
export const VERSIONS = [
  `CREATE TABLE document (key INTEGER PRIMARY KEY, dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL,
     UNIQUE (dataset, id));
   CREATE TABLE tx (seq INTEGER PRIMARY KEY, dataset TEXT, id TEXT, timestamp TEXT, author TEXT, mutations TEXT,
     UNIQUE (dataset, id));
   CREATE TABLE change (seq INTEGER NOT NULL, document TEXT NOT NULL, lives INTEGER NOT NULL, revert TEXT);
   CREATE INDEX change_by_document ON change (document, seq);
   CREATE INDEX change_by_seq ON change (seq);
   CREATE TABLE keyvalue (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
] as const
