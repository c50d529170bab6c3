import {buildStudio} from './studio/build.ts'
import {run} from './supervision/run.ts'

await run({
  name: 'npm start',
  prepareStudio: async (folder, signal) => [await buildStudio(folder, signal)],
  advice: 'What is published in the Studio is live in a second.',
})
