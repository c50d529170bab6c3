import {defineCliConfig} from 'sanity/cli'
import {guide} from './help/guide.ts'
import {unkeyedWords} from './i18n/unkeyed.ts'
import {localFonts} from './localFonts.ts'

const projectId = process.env.SANITY_STUDIO_PROJECT_ID

export default defineCliConfig({
  api: {
    projectId: projectId ?? 'local',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  deployment: {autoUpdates: false},
  vite: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), localFonts({bridge: projectId !== undefined}), unkeyedWords(), guide()],
  }),
  typegen: {
    path: ['../web/src/**/*.query.ts', '../functions/**/*.query.ts', './{published,schema,views}/**/*.query.ts'],
    schema: './model/content.schema.json',
    generates: process.env.CONTENT_TYPES ?? './model/content.types.ts',
    overloadClientMethods: true,
  },
})
