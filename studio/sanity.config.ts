import {languageFilter} from '@sanity/language-filter'
import {visionTool} from '@sanity/vision'
import {defineConfig, type WorkspaceOptions} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {media} from 'sanity-plugin-media'
import {documentActions} from './actions/actions.ts'
import {environment, siteUrl} from './environment.ts'
import {FormInput} from './inputs/FormInput.tsx'
import {FormPreview} from './inputs/FormPreview.tsx'
import {lakeClientFactory} from './lake.ts'
import {API_VERSION} from './model/apiVersion.ts'
import {FIXED_TYPES} from './model/datasetRulesDocuments.ts'
import {resolve} from './presentation.ts'
import {PublishedLayout} from './published/PublishedLayout.tsx'
import {schemaTypes} from './schema/index.ts'
import {LANGUAGE_FIELDS} from './schema/languageFields.ts'
import {siteStatus} from './status/siteStatus.ts'
import {structure} from './structure.ts'

const LOCALISED_TYPES = ['localeString', 'localeText', 'localeRichText']

/** What the embedded lake does not have, or what would leave the machine. Hosted, the Studio is stock. */
const onEmbeddedLake = (lakeUrl: string): Partial<WorkspaceOptions> => ({
  apiHost: lakeUrl,
  unstable_clientFactory: lakeClientFactory(lakeUrl),
  auth: {loginMethod: 'cookie', redirectOnSingle: false, providers: []},
  search: {strategy: 'groqLegacy'},
  tasks: {enabled: false},
  releases: {enabled: false},
  scheduledDrafts: {enabled: false},
  scheduledPublishing: {enabled: false},
  announcements: {enabled: false},
  mediaLibrary: {enabled: false},
  apps: {canvas: {enabled: false}},
  beta: {eventsAPI: {documents: false}}, // until the lake has the events endpoint
})

export default defineConfig({
  name: 'default',
  title: 'Vindkracht',
  projectId: environment.projectId,
  dataset: environment.dataset,
  ...(!environment.hosted && onEmbeddedLake(environment.lakeUrl)),
  plugins: [
    structureTool({structure}),
    // Whoever may write to an allowed origin may ask the Studio anything: the site's own, and never a pattern.
    ...(siteUrl
      ? [presentationTool({title: 'Preview', previewUrl: siteUrl, allowOrigins: [new URL(siteUrl).origin], resolve})]
      : []),
    languageFilter({
      supportedLanguages: LANGUAGE_FIELDS.map(({name, title}) => ({id: name, title})),
      defaultLanguages: [],
      documentTypes: schemaTypes.filter(({type}) => type === 'document').map(({name}) => name),
      filterField: (enclosingType, member, selected) =>
        !LOCALISED_TYPES.includes(enclosingType.name) || selected.includes(member.name),
    }),
    siteStatus(),
    media(),
    visionTool({defaultApiVersion: API_VERSION}),
  ],
  schema: {
    types: schemaTypes,
    templates: (templates) => templates.filter(({schemaType}) => !FIXED_TYPES.includes(schemaType)),
  },
  form: {components: {input: FormInput, preview: FormPreview}},
  studio: {components: {layout: PublishedLayout}},
  document: {
    actions: documentActions,
    ...(!environment.hosted && {comments: {enabled: false}, askToEdit: {enabled: false}}),
  },
})
