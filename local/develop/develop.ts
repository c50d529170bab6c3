import {run} from '../supervision/run.ts'
import {Development} from './development.ts'
import {openDevelopProgram} from './studio.ts'

/** `npm run dev`: the services of `npm start`, where each change of code is seen without a restart. */
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
