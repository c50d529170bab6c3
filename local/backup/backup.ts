import {readSettings} from '../settings/environment.ts'
import {say} from '../supervision/progress.ts'
import {describe, runCommand} from './command.ts'
import {save} from './save.ts'
import {assertWhole, readSetup} from './setup.ts'

const USAGE = `npm run backup -- <folder>

Writes the content with its images and files, and the orders, into a new folder that its owner alone may read: of this
machine, whether npm start runs or not, or of what SANITY_PROJECT_ID, SANITY_DATASET, SANITY_TOKEN and DATABASE_URL name.
It holds personal data: keep it where orders may be kept, and no longer. npm run restore puts it back.`

await runCommand(USAGE, async (folder) => {
  const settings = readSettings()
  assertWhole(process.env, settings)
  const setup = readSetup(settings)
  say(`${setup.name} …`)
  const manifest = await save(setup, folder)
  say(`${describe(manifest)} written to ${folder}`)
})
