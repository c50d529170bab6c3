import {run} from '../supervision/run.ts'
import {Development} from './development.ts'
import {openDevelopProgram} from './studio.ts'

/** `npm run dev`: everything that `npm start` runs, and each change of the code is seen without starting again. */
const development = new Development()
const {services} = await run({
  name: 'npm run dev',
  site: ['develop'],
  prepareStudio: async () => [],
  onBegin: (running) => development.prepare(running),
  onStop: () => development.close(),
  open: openDevelopProgram,
  advice: 'Changes of the code are seen by themselves; every screen in every state: /__states/.',
})
await development.follow(services)
