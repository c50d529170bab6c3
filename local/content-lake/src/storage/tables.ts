import type {DatabaseSync} from 'node:sqlite'
import type {LakeDocument} from '../documents/document.ts'
import type {MutationRequest} from '../documents/mutations.ts'
import type {Version} from './database.ts'
import {revertOf} from './effects.ts'
import {shortened} from './storedMutations.ts'

/** The tables of a lake, version by version. */
export const VERSIONS: Version[] = [
  `CREATE TABLE document (dataset TEXT, id TEXT, json TEXT NOT NULL, PRIMARY KEY (dataset, id)) WITHOUT ROWID;
   CREATE TABLE tx (seq INTEGER PRIMARY KEY, dataset TEXT, id TEXT, timestamp TEXT, author TEXT, mutations TEXT,
     UNIQUE (dataset, id));
   CREATE TABLE change (seq INTEGER, dataset TEXT, document TEXT, apply TEXT, revert TEXT, after TEXT);
   CREATE INDEX change_by_document ON change (dataset, document, seq);
   CREATE INDEX change_by_seq ON change (seq);
   CREATE TABLE keyvalue (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;`,
  eachTextOnce,
  // Versions 3 and 4 had an index of words, which version 5 drops.
  '',
  '',
  'DROP TABLE IF EXISTS text; DROP TABLE IF EXISTS unindexed',
]

/**
 * Version 1 stored a document whole in each change, and again in its transaction, in tables without rowid, where SQLite gives a row
 * that is longer than a quarter of a page a page of its own.
 */
function eachTextOnce(db: DatabaseSync) {
  db.exec(`
    ALTER TABLE document RENAME TO old_document;
    ALTER TABLE change RENAME TO old_change;
    CREATE TABLE document (key INTEGER PRIMARY KEY, dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL,
      UNIQUE (dataset, id));
    CREATE TABLE change (seq INTEGER NOT NULL, document TEXT NOT NULL, lives INTEGER NOT NULL, revert TEXT);
    INSERT INTO document (dataset, id, json) SELECT dataset, id, json FROM old_document ORDER BY dataset, id;`)
  const parsed = (json: unknown) => (json ? (JSON.parse(String(json)) as LakeDocument) : null)
  const changesOf = db.prepare('SELECT document, after FROM old_change WHERE seq = ? ORDER BY rowid')
  const before = db.prepare(
    'SELECT after FROM old_change WHERE dataset = ? AND document = ? AND seq < ? ORDER BY seq DESC LIMIT 1',
  )
  const insert = db.prepare('INSERT INTO change VALUES (?, ?, ?, ?)')
  const shorten = db.prepare('UPDATE tx SET mutations = ? WHERE seq = ?')
  for (const {seq, dataset} of db.prepare('SELECT seq, dataset FROM tx ORDER BY seq').all()) {
    const mutations = db.prepare('SELECT mutations FROM tx WHERE seq = ?').get(Number(seq))?.mutations
    const afters = new Map<string, LakeDocument | null>()
    for (const change of changesOf.all(Number(seq))) {
      const id = String(change.document)
      const after = parsed(change.after)
      const was = parsed(before.get(String(dataset), id, Number(seq))?.after)
      afters.set(id, after)
      insert.run(Number(seq), id, after ? 1 : 0, revertOf(was, after))
    }
    const sent = JSON.parse(String(mutations)) as MutationRequest[]
    shorten.run(JSON.stringify(sent.map((request) => shortened(request, (id) => afters.get(id)))), Number(seq))
  }
  db.exec(`
    DROP TABLE old_document;
    DROP TABLE old_change;
    CREATE INDEX change_by_document ON change (document, seq);
    CREATE INDEX change_by_seq ON change (seq);`)
}
