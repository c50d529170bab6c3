import {createClient} from '@sanity/client'
import {createMockAuthStore, createWorkspaceFromConfig} from 'sanity'
import {API_VERSION} from '../../domain/content/apiVersion.ts'
import {NOT_PAST_GUARDS} from './notPastGuards.ts'

/** Sanity's own actions for a draft, and its tools, as hosted. */
async function offered(config: object): Promise<unknown[]> {
  const project = {projectId: 'hosted', dataset: 'production'}
  const client = createClient({...project, apiVersion: API_VERSION, useCdn: false})
  const {document, tools} = await createWorkspaceFromConfig({
    name: 'default',
    ...project,
    auth: createMockAuthStore({client, currentUser: null}),
    schema: {types: [{name: 'faq', type: 'document', fields: [{name: 'question', type: 'string'}]}]},
    ...config,
  } as unknown as Parameters<typeof createWorkspaceFromConfig>[0])
  const actions = document.actions({schemaType: 'faq', releaseId: undefined, versionType: 'draft'})
  return [...actions.map(({action}) => action), ...tools.map(({name}) => name)]
}

test('nothing can be published later without being looked at, hosted either', async () => {
  const later = ['schedule', 'releases']
  expect(await offered({})).toEqual(expect.arrayContaining(later))
  const left = await offered(NOT_PAST_GUARDS)
  expect(left.filter((each) => later.includes(String(each)))).toEqual([])
})
