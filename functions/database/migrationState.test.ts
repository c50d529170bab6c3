import {ENGINES, openTestDatabase, type TestDatabase} from '../../tests/support/shop/database.ts'
import {prepareOrders} from '../commands/prepare.ts'
import {migrate} from './migrate.ts'
import {migrationsIn} from './migrationFiles.ts'
import {migrationState} from './migrationState.ts'

describe.each(ENGINES)('the state of the migrations in %s', (engine) => {
  let store: TestDatabase
  const run = (sql: string) => store.database.script(sql)
  const state = () => migrationState(store.database.query, engine)
  const tables = () =>
    store.database
      .query(
        engine === 'SQLite'
          ? "SELECT name FROM sqlite_master WHERE type = 'table'"
          : "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace",
      )
      .then((rows) => rows.map(({name}) => name))
  beforeEach(async () => {
    store = await openTestDatabase(engine)
  })
  afterEach(() => store.close())

  test('is our list where our commands made the tables', async () => {
    expect(await state()).toEqual({keeper: 'commands', applied: await migrationsIn()})
  })

  test.each([
    ['no list', 'DROP TABLE migrations'],
    ['the empty list that an earlier release left there', 'DELETE FROM migrations'],
  ])('is told from the columns when the host made the tables and there is %s', async (_, statement) => {
    await run(statement)
    expect(await state()).toEqual({keeper: 'host', applied: await migrationsIn()})
  })

  test('is that of the older release when its tables are older', async () => {
    const all = await migrationsIn()
    await run('DROP TABLE migrations')
    for (const name of await tables()) await run(`DROP TABLE IF EXISTS ${name}${engine === 'SQLite' ? '' : ' CASCADE'}`)
    await migrate(store.database, undefined, all.slice(0, 1))
    await run('DROP TABLE migrations')
    expect(await state()).toEqual({keeper: 'host', applied: all.slice(0, 1)})
  })

  test('is unknown when the tables are those of no release', async () => {
    await run('DROP TABLE migrations; ALTER TABLE orders ADD COLUMN more text')
    expect(await state()).toEqual({keeper: 'unknown', applied: []})
  })

  test('is nobody’s when there are no tables', async () => {
    for (const name of await tables()) await run(`DROP TABLE IF EXISTS ${name}${engine === 'SQLite' ? '' : ' CASCADE'}`)
    expect(await state()).toEqual({keeper: 'nobody', applied: []})
  })

  test('keeps the command from touching what the host keeps, and it says so', async () => {
    await run('DROP TABLE migrations')
    const before = await tables()
    expect(await prepareOrders(store.url)).toEqual([expect.stringMatching(/^Orders: .*Netlify.* Nothing was changed/)])
    await expect(migrate(store.database)).rejects.toThrow('without a list of migrations')
    expect(await tables()).toEqual(before)
  })

  const onPostgres = engine === 'PostgreSQL' ? test : test.skip
  onPostgres('is Netlify’s own list where it keeps one', async () => {
    const [first = '', second = ''] = await migrationsIn()
    await run(`DROP TABLE migrations; CREATE SCHEMA netlify;
      CREATE TABLE netlify.migrations (name text PRIMARY KEY, applied_at timestamptz DEFAULT now());
      INSERT INTO netlify.migrations (name) VALUES ('${first}'), ('${second}')`)
    expect(await state()).toEqual({keeper: 'host', applied: [first, second]})
    await run('DROP SCHEMA netlify CASCADE')
  })
})
