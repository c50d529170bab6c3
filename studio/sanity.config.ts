import {visionTool} from '@sanity/vision'
import {defineConfig} from 'sanity'
import {presentationTool} from 'sanity/presentation'
import {structureTool} from 'sanity/structure'
import {media} from 'sanity-plugin-media'
import {API_VERSION} from '../domain/content/apiVersion.ts'
import {documentActions} from './actions/actions.ts'
import {NOT_PAST_GUARDS} from './actions/notPastGuards.ts'
import {embedded} from './embedded/embedded.ts'
import {onEmbeddedLake} from './embedded/onEmbeddedLake.ts'
import {environment, siteUrl} from './environment.ts'
import {help} from './help/help.ts'
import {languages} from './i18n/languages.ts'
import {FormField} from './inputs/FormField.tsx'
import {FormInput} from './inputs/FormInput.tsx'
import {FormItem} from './inputs/FormItem.tsx'
import {FormPreview} from './inputs/FormPreview.tsx'
import {nlEn, WORKSPACE} from './language.ts'
import {resolve} from './presentation.ts'
import {PublishedLayout} from './published/PublishedLayout.tsx'
import {formOnTap} from './sanity/formOnTap.tsx'
import {changeSet} from './schema/changeSet.ts'
import {schemaTypes} from './schema/index.ts'
import {MOST_IMAGE_BYTES} from './schema/rules/imageRules.ts'
import {siteStatus} from './status/siteStatus.ts'
import {defaultDocumentNode, structure} from './structure.ts'
import {templates} from './templates.ts'

export default defineConfig({
  name: WORKSPACE,
  title: 'Vindkracht',
  projectId: environment.projectId,
  dataset: environment.dataset,
  ...(!environment.hosted && onEmbeddedLake(environment.lakeUrl)),
  ...NOT_PAST_GUARDS,
  plugins: [
    structureTool({structure, defaultDocumentNode, title: nlEn('Inhoud', 'Content')}),
    // An allowed origin may ask the Studio anything: only the site's own, never a pattern.
    ...(siteUrl
      ? [
          presentationTool({
            title: nlEn('Voorbeeld', 'Preview'),
            previewUrl: siteUrl,
            allowOrigins: [new URL(siteUrl).origin],
            resolve,
          }),
        ]
      : []),
    languages(),
    help(),
    formOnTap(),
    siteStatus(),
    ...(environment.hosted ? [] : [embedded()]),
    media({maximumUploadSize: MOST_IMAGE_BYTES}),
    // For developers: editors would find a field for queries.
    ...(process.env.NODE_ENV === 'production' ? [] : [visionTool({defaultApiVersion: API_VERSION})]),
  ],
  schema: {
    types: [...schemaTypes, changeSet],
    templates,
  },
  form: {components: {field: FormField, input: FormInput, item: FormItem, preview: FormPreview}},
  studio: {components: {layout: PublishedLayout}},
  document: {
    actions: documentActions,
    ...(!environment.hosted && {comments: {enabled: false}, askToEdit: {enabled: false}}),
  },
})
