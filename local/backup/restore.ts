import {openDataFolder} from '../dataFolder.ts'
import {readSettings} from '../environment.ts'
import {say} from '../progress.ts'
import {describe, runCommand} from './command.ts'
import {PARTS, putBack} from './putBack.ts'
import {readSetup} from './setup.ts'

const USAGE = `npm run restore -- <folder> [--only content | --only orders]

Puts what npm run backup wrote, or a snapshot of npm start, into a set-up that is empty: this machine's (stop npm start
first) or the hosted one that the environment names. Compares every file, document and row with what was saved.`

await runCommand(USAGE, async (folder, only) => {
  const parts = PARTS.filter((part) => !only || part === only)
  if (parts.length === 0) throw new Error(USAGE)
  const setup = readSetup(readSettings())
  const isHere = !setup.hosted || setup.database.startsWith('file:')
  const held = isHere ? openDataFolder(setup.folder) : null // nobody may start on it meanwhile
  try {
    say(`${setup.name} …`)
    const manifest = await putBack(folder, setup, parts)
    say(`Restored from ${manifest.madeAt}: ${describe(manifest, parts)}. All of it is as it was saved.`)
  } finally {
    held?.close()
  }
})
