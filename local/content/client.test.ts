import {contentClient, describeDataset, isHosted} from './client.ts'

test('describes the dataset that a command changes', () => {
  const hosted = contentClient({SANITY_PROJECT_ID: 'abc123', SANITY_DATASET: 'staging', SANITY_TOKEN: 'token'})
  const embedded = contentClient({LAKE_URL: 'http://localhost:4010'})
  expect([isHosted(hosted), describeDataset(hosted)]).toEqual([true, 'Sanity project abc123, dataset staging'])
  expect([isHosted(embedded), describeDataset(embedded)]).toEqual([false, 'the embedded lake at http://localhost:4010'])
})

test('names the missing setting of a hosted configuration', () => {
  expect(() => contentClient({SANITY_DATASET: 'staging'})).toThrow('SANITY_PROJECT_ID: is missing')
  expect(() => contentClient({SANITY_PROJECT_ID: 'abc123'})).toThrow('SANITY_DATASET: is missing')
})
