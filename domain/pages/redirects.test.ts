import {type ContentDocument, readSchema} from '../../local/content/ndjson.ts'
import {seedDocuments} from '../../tests/support/services/seed.ts'
import {changeProblems, datasetsAround} from '../content-rules/dataset/datasetChange.ts'
import {datasetProblems} from '../content-rules/dataset/datasetRules.ts'
import {sentenceOf} from '../content-rules/problem.ts'
import {fromFault, withoutCircles} from './redirects.ts'

const schema = readSchema()
const TODAY = '2026-11-22'
const redirect = (from: string, destination = 'page:content-privacy', _id = `redirect${from}`): ContentDocument => ({
  _id,
  _type: 'redirect',
  _createdAt: '2026-11-21T00:00:00Z',
  from,
  destination,
  permanent: true,
})
const found = (...added: ContentDocument[]) =>
  datasetProblems([...seedDocuments(), ...added], TODAY, schema).map((problem) =>
    [problem.severity, problem.path, sentenceOf(problem, 'en')].join(' | '),
  )

test.each(['/oud', '/en/old-page', '/index.php', '/a/b_c', '/caf%C3%A9'])('a redirect can start at %s', (from) => {
  expect(fromFault(from)).toBeNull()
  expect(found(redirect(from))).toEqual([])
})

test.each([
  'oud',
  '/oud/',
  '/',
  '/a b',
  '/a?b=c',
  '/a#b',
  '//evil.example',
  '/images/x.png',
  '/api/x',
  '/page-data',
  '/beheer',
])('no redirect can start at %s', (from) => {
  expect(found(redirect(from))).toEqual([expect.stringMatching(/^refuse \| from \| The old address cannot be used/)])
})

test.each(['/over-ons', '/en/hulp', '/checkout/basis', '/privacy', '/en/imprint', '/en'])(
  'a page wins over a redirect: %s',
  (from) => {
    expect(found(redirect(from))).toEqual([expect.stringMatching(/^refuse \| from \| A page stands at/)])
  },
)

test('the older of two redirects from one address wins', () => {
  const twice = found(redirect('/oud'), {...redirect('/oud', '/', 'later'), _createdAt: '2026-11-22T00:00:00Z'})
  expect(twice).toEqual(['refuse | from | There is another redirect from /oud: keep one of the two'])
})

test('a redirect to a page that there is not is asked about', () => {
  expect(found(redirect('/oud', 'page:gone'))).toEqual([
    expect.stringMatching(/^ask \| destination \| A link leads to/),
  ])
})

test('one that may go round in a circle is asked about, and left out where it does', () => {
  const circle = [redirect('/a', 'https://site.example/b'), redirect('/b', 'https://site.example/a/')]
  expect(found(...circle)).toEqual([
    expect.stringMatching(/^ask \| destination \| The redirect from \/a goes round in a circle if site.example is/),
    expect.stringMatching(/^ask \| destination \| The redirect from \/b/),
  ])
  const made = {
    '/a': {to: 'https://site.example/b', permanent: true},
    '/b': {to: 'https://site.example/a/', permanent: true},
    '/c': {to: '/over-ons/', permanent: true},
  }
  expect(Object.keys(withoutCircles(made, 'https://site.example'))).toEqual(['/c'])
  expect(Object.keys(withoutCircles(made, 'https://other.example'))).toEqual(['/a', '/b', '/c'])
})

describe('a page that moves', () => {
  const privacy = seedDocuments().find(({_id}) => _id === 'content-privacy') as ContentDocument
  const address = (nl: string, en: string) => ({
    ...(privacy.address as object),
    nl: {_type: 'slug', current: nl},
    en: {_type: 'slug', current: en},
  })
  const problemsOf = (change: Parameters<typeof datasetsAround>[1], ...added: ContentDocument[]) =>
    changeProblems(
      datasetsAround([...seedDocuments(), ...added], change, {now: `${TODAY}T12:00:00Z`, today: TODAY}, schema),
    )
  const moved = {publish: {...privacy, address: address('jouw-gegevens', 'privacy')}}

  test('leaves an address behind, and offers a redirect from it', () => {
    expect(problemsOf(moved)).toEqual([
      expect.objectContaining({
        severity: 'ask',
        code: 'addressMoved',
        params: {address: '/privacy'},
        remedy: {redirect: {from: '/privacy', destination: 'page:content-privacy'}},
      }),
    ])
    expect(problemsOf(moved, redirect('/privacy'))).toEqual([])
  })

  test('to where a redirect starts is refused', () => {
    const [problem] = problemsOf({publish: {...privacy, address: address('privacy', 'oud')}}, redirect('/en/oud'))
    expect(problem).toMatchObject({code: 'addressMoved', params: {address: '/en/privacy'}})
    expect(problemsOf({publish: {...privacy, address: address('privacy', 'oud')}}, redirect('/en/oud'))).toContainEqual(
      expect.objectContaining({severity: 'refuse', documentType: 'redirect'}),
    )
  })

  test('away for good says which documents lead to it', () => {
    const problems = problemsOf({remove: 'content-privacy'})
    expect(problems.map(({documentId}) => documentId)).toEqual(
      expect.arrayContaining(['content-privacy', 'navigation', 'content-imprint']),
    )
    expect(problems.every(({severity, remedy}) => severity === 'ask' && !remedy)).toBe(true)
  })
})
