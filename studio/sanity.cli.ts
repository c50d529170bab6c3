import {isMainThread} from 'node:worker_threads'
import {defineCliConfig} from 'sanity/cli'
import {problemWith} from '../domain/environment/read.ts'
import {VARIABLE_NAMES} from '../domain/environment/variables.ts'
import {guide} from './help/guide.ts'
import {withoutProject} from './project.ts'
import {localFonts} from './sanity/build/localFonts.ts'
import {unkeyedWords} from './sanity/build/unkeyedWords.ts'

/** A hosted Studio that is built with wrong settings would be found out in a browser, by an editor. */
const wrong = VARIABLE_NAMES.filter((name) => name.startsWith('SANITY_STUDIO_')).flatMap(
  (name) => problemWith(name, process.env) ?? [],
)
if (wrong.length > 0) throw new Error(wrong.join('\n'))

const projectId = process.env.SANITY_STUDIO_PROJECT_ID || undefined
const appId = process.env.SANITY_STUDIO_APP_ID
// A worker of the command line has arguments of its own.
const refused = isMainThread ? withoutProject(process.argv.slice(2), projectId) : null
if (refused) throw new Error(refused)

export default defineCliConfig({
  api: {
    projectId: projectId ?? 'local',
    dataset: process.env.SANITY_STUDIO_DATASET || 'production',
  },
  // Which Studio of the project `sanity deploy` replaces. Updates come with a commit, as everything does.
  deployment: {autoUpdates: false, ...(appId && {appId})},
  vite: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), localFonts({bridge: projectId !== undefined}), unkeyedWords(), guide()],
  }),
  typegen: {
    path: ['../web/src/**/*.query.ts', '../functions/**/*.query.ts', './{inputs,published,schema,views}/**/*.query.ts'],
    schema: '../domain/content/content.schema.json',
    generates: process.env.CONTENT_TYPES ?? '../domain/content/content.types.ts',
    overloadClientMethods: true,
  },
})
