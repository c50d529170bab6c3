import {explainContentError, explainEmptiness} from './contentErrors.ts'

const source = {projectId: 'abc123', dataset: 'staging', token: undefined}
const withToken = {...source, token: 'sk'}

test.each([
  [
    'SANITY_PROJECT_ID: there is no abc123.api.sanity.io',
    {message: 'fetch failed', cause: {code: 'ENOTFOUND'}},
    source,
  ],
  ['SANITY_PROJECT_ID: Sanity has no', {statusCode: 404, message: 'Project not found: No project "abc123"'}, source],
  [
    'SANITY_DATASET: project abc123 has no dataset "staging"',
    {statusCode: 404, message: 'Dataset not found - Dataset "staging" not found for project ID "abc123"'},
    source,
  ],
  ['SANITY_TOKEN: project abc123 does not take this token', {statusCode: 401, message: 'Unauthorized'}, withToken],
  ['SANITY_TOKEN: dataset "staging" of project abc123 is private', {statusCode: 401, message: 'Unauthorized'}, source],
  ['SANITY_TOKEN: the token may not do this', {statusCode: 403, message: 'Insufficient permissions'}, withToken],
])('%s …', (sentence, error, from) => {
  expect(explainContentError(error, from)).toContain(sentence)
})

test('keeps the words of errors that are not about settings', () => {
  expect(explainContentError({statusCode: 503, message: 'away'}, source)).toBeNull()
  expect(explainContentError({statusCode: 401}, {lakeUrl: 'http://localhost:4010'})).toBeNull()
})

test('a dataset that shows nothing is private, or empty', () => {
  expect(explainEmptiness(source)).toContain('it is private and needs one, or it is empty')
  expect(explainEmptiness(withToken)).toContain('has no published content')
})
