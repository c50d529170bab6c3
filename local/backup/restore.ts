import path from 'node:path'
import {terminal} from '../content/confirm.ts'
import {openDataFolder} from '../data/dataFolder.ts'
import {readSettings} from '../settings/environment.ts'
import {say} from '../supervision/progress.ts'
import {describe, runCommand} from './command.ts'
import {replaceOrders} from './replaceOrders.ts'
import {PARTS, restoreBackup} from './restoreBackup.ts'
import {assertWhole, readSetup} from './setup.ts'

const USAGE = `npm run restore -- <folder> [--only content | --only orders]

Puts what npm run backup wrote, or a snapshot of npm start, into a set-up that is empty: this machine's (stop npm start
first) or the hosted one that the environment names. Compares every file, document and row with what was saved.

  --only orders --replace   puts the orders into a database that holds some: for Netlify's own, of which there is one. Has
                            the database's name typed (--database <name> where nobody can be asked), keeps what is there,
                            and deletes and restores in one transaction`

await runCommand(USAGE, async (folder, {only, replace, database}) => {
  const parts = PARTS.filter((part) => !only || part === only)
  if (parts.length === 0 || (replace && only !== 'orders')) throw new Error(USAGE)
  const settings = readSettings()
  assertWhole(process.env, settings)
  const setup = readSetup(settings)
  const isHere = !setup.hosted || setup.database.startsWith('file:')
  const held = isHere ? openDataFolder(setup.folder) : null // nobody may start on it meanwhile
  try {
    say(`${setup.name} …`)
    const manifest = replace
      ? await replaceOrders(folder, setup, {
          named: database,
          ask: terminal(),
          keptIn: path.join(settings.folder, 'backups'),
          say,
        })
      : await restoreBackup(folder, setup, parts)
    say(`Restored from ${manifest.madeAt}: ${describe(manifest, parts)}. All of it is as it was saved.`)
  } finally {
    held?.close()
  }
})
