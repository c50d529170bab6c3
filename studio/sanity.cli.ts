import {defineCliConfig} from 'sanity/cli'

export default defineCliConfig({
  api: {
    projectId: process.env.SANITY_STUDIO_PROJECT_ID ?? 'local',
    dataset: process.env.SANITY_STUDIO_DATASET ?? 'production',
  },
  deployment: {autoUpdates: false},
  typegen: {
    path: ['../web/src/**/*.query.ts', '../functions/**/*.query.ts', './{published,schema,views}/**/*.query.ts'],
    schema: './model/content.schema.json',
    generates: process.env.CONTENT_TYPES ?? './model/content.types.ts',
    overloadClientMethods: true,
  },
})
