import type {PageProblem, SitePublish, SiteStatus} from '../../domain/content/siteStatus.ts'
import {isSiteStatus, type Known, lateMs, outcomeOf, type Publication, pauseMs} from './outcome.ts'
import {ago, duration, say, sayFailure, sayProblem, saySite} from './words.ts'

const at = (second: string) => `2026-03-01T10:00:${second}Z`
const publish = (more: Partial<SitePublish> = {}): SitePublish => ({
  startedAt: at('05.200'),
  seconds: 0.4,
  contentUpTo: at('05.000'),
  changed: ['/', '/en/', '/checkout/basis/'],
  removed: [],
  ...more,
})
const told = (more: Partial<SiteStatus> = {}): Known => ({
  kind: 'told',
  status: {state: 'live', failure: null, problems: [], publishes: [publish()], ...more},
})
const problem = (more: Partial<PageProblem> = {}): PageProblem => ({
  message: 'The price of Basis per 3 months is missing.',
  documentId: 'plan-basis',
  documentType: 'plan',
  pages: ['/checkout/basis/', '/en/checkout/basis/'],
  ...more,
})
const published: Publication = {id: 'landingPage', at: at('05.000'), gone: false}
const deleted: Publication = {id: 'faq-one', at: at('05.000'), gone: true}
const words = (publication: Publication, known: Known) => say(outcomeOf(publication, known), publication)

describe('publish outcome', () => {
  test('says when a document starts on a later day, in place of the pages that it changed', () => {
    const known = told({publishes: [publish({changed: []})]})
    const outcome = outcomeOf(published, known)
    expect(say(outcome, published, 'price', '2026-12-25')?.text).toBe('Live, 0.6 s: takes effect on 25 December 2026')
  })

  test('is live on the pages of the first content that has it, with the time since Publish', () => {
    const later = publish({startedAt: at('30.000'), contentUpTo: at('29.000'), changed: ['/over-ons/']})
    const before = publish({startedAt: at('01.000'), contentUpTo: at('00.000'), changed: ['/hulp/']})
    const known = told({publishes: [later, publish(), before]})
    expect(outcomeOf(published, known)).toMatchObject({kind: 'live', changed: ['/', '/en/', '/checkout/basis/']})
    expect(words(published, known)).toEqual({tone: 'positive', text: 'Live on 3 pages, 0.6 s'})
  })

  test('counts no second address of a page', () => {
    const known = told({publishes: [publish({changed: ['/', '/homepage/', '/en/', '/en/homepage/']})]})
    expect(words(published, known)?.text).toBe('Live on 2 pages, 0.6 s')
  })

  test('is being published as long as no content of the site has it, and late after a minute', () => {
    const known = told({publishes: [publish({contentUpTo: at('04.999')})]})
    expect(words(published, known)).toEqual({tone: 'default', text: 'Being published …'})
    expect(words({...published, late: true}, known)?.text).toMatch(/^Not on the site yet, later than expected/)
  })

  test('is gone once content was read after a deletion, whatever was published before it', () => {
    const during = publish({startedAt: at('04.900'), contentUpTo: at('04.000')})
    expect(words(deleted, told({publishes: [during]}))?.text).toBe('Being removed from the site …')
    const after = publish({contentUpTo: at('04.000'), removed: ['/checkout/start/']})
    expect(words(deleted, told({publishes: [after, during]}))?.text).toBe(
      'Removed from the site, 0.6 s: 3 pages changed. 1 page removed.',
    )
  })

  test('is not live, with the reason, when the site names the document itself', () => {
    const known = told({problems: [problem({documentId: 'landingPage', message: 'The headline is empty.\n  at x.ts'})]})
    expect(words(published, known)).toEqual({tone: 'critical', text: 'Not live: The headline is empty.'})
  })

  test('says of how many pages another document keeps it', () => {
    const problems = [problem(), problem({message: 'And more.', pages: ['/en/checkout/basis/']})]
    expect(words(published, told({problems}))).toEqual({
      tone: 'caution',
      text: 'Live on 3 pages, 0.6 s. Not live on 2 pages.',
    })
    const nothing = told({problems, publishes: [publish({changed: []})]})
    expect(words(published, nothing)).toEqual({tone: 'critical', text: 'Not live on 2 pages.'})
  })

  test('reports a problem that holds back no page', () => {
    const problems = [problem({documentId: null, pages: []})]
    expect(words(published, told({problems}))?.text).toBe('Live on 3 pages, 0.6 s. 1 problem to fix.')
    expect(saySite(told({problems}), undefined).text).toBe('Live, but 1 problem to fix.')
  })

  test('may have changed no page at all', () => {
    expect(words(published, told({publishes: [publish({changed: []})]}))?.text).toBe('Live, 0.6 s: no pages changed')
  })

  test('is live too where no page shows it: an old address leads on, a mail has other words', () => {
    const known = told({publishes: [publish({changed: []})]})
    const wordsOf = (type: string) => say(outcomeOf(published, known), published, type)?.text
    expect(wordsOf('redirect')).toBe('Live, 0.6 s: the old address redirects')
    expect(wordsOf('mailMessage')).toBe('Live, 0.6 s: the next e-mail uses these words')
    expect(wordsOf('faq')).toBe('Live, 0.6 s: no pages changed')
  })

  test('waits for a build of changed code, and is stopped by a site that failed', () => {
    const waiting = {publishes: []}
    expect(words(published, told({...waiting, state: 'rebuilding'}))?.text).toMatch(/goes live with the new build/)
    const failed = told({...waiting, state: 'failed', failure: {kind: 'unreachable', problem: 'fetch failed'}})
    expect(words(published, failed)).toEqual({tone: 'critical', text: 'Not live: the site cannot read the content.'})
  })

  test('takes minutes when each publication is a build, until a later build is there', () => {
    const built = (more: Partial<SiteStatus>) => told({isBuilt: true, publishes: [], ...more})
    for (const state of ['live', 'rebuilding'] as const)
      expect(words(published, built({state}))?.text).toMatch(/^Saved\. The site is being rebuilt/)
    const [before, after] = [at('04.000'), at('06.000')].map((contentUpTo) => publish({contentUpTo, changed: []}))
    expect(words(published, built({publishes: [before as SitePublish]}))?.text).toMatch(/a few minutes/)
    expect(words(published, built({publishes: [after as SitePublish]}))).toEqual({
      tone: 'positive',
      text: 'Live, 0.6 s',
    })
    expect([lateMs(told()), lateMs(built({}))]).toEqual([60_000, 1_200_000])
  })

  test('is not known when the site does not answer, and not spoken of when nobody said where it is', () => {
    expect(words(published, {kind: 'away'})?.text).toMatch(/The site does not respond/)
    expect(words(published, {kind: 'unset'})).toBeNull()
  })
})

test.each([
  ['unset', {kind: 'unset'}, /SANITY_STUDIO_SITE_URL/],
  ['asking', {kind: 'asking'}, /^Checking/],
  ['away', {kind: 'away'}, /does not respond at https:\/\/site\.example/],
  ['live', told(), /live and up to date/],
  ['live but for some pages', told({problems: [problem()]}), /^Not live on 2 pages/],
  ['publishing', told({state: 'publishing'}), /^Being published/],
  ['rebuilding', told({state: 'rebuilding'}), /being rebuilt/],
  ['built for the first time', told({state: 'rebuilding', publishes: []}), /for the first time/],
  ['rebuilding, as for each publication', told({state: 'rebuilding', isBuilt: true}), /live in a few minutes/],
  ['live, with builds', told({isBuilt: true}), /every publish rebuilds the site/],
  ['failed without a reason', told({state: 'failed'}), /^New changes do not go live: the site gives no reason\.$/],
] as [string, Known, RegExp][])('the site as a whole is told: %s', (_name, known, expected) => {
  expect(saySite(known, 'https://site.example').text).toMatch(expected)
})

describe('a stopped site is described for editors with advice and without its cause', () => {
  const CAUSE = "Cannot read properties of null (reading 'x')"
  test.each([
    ['unreachable', /cannot read the content/, /are saved, and the site retries automatically/],
    ['killed', /stopped from outside/, /Publish again/],
    ['code', /error in the site’s code/, /It is not your content/],
    ['deploy', /the build failed/, /deploy log/],
  ] as const)('%s', (kind, matter, advice) => {
    const failure = {kind, problem: CAUSE}
    const {text} = saySite(told({state: 'failed', failure}), undefined)
    expect(text).toMatch(matter)
    expect(sayFailure(failure).advice).toMatch(advice)
    expect(text + sayFailure(failure).advice).not.toContain(CAUSE)
  })

  test('names faults of content, which editors fix', () => {
    expect(sayFailure({kind: 'content', problem: 'price-x: is missing'}).advice).toContain('price-x: is missing')
  })

  test('a page that cannot be drawn, and code that did not build', () => {
    expect(sayProblem(problem({reason: 'undrawn', message: CAUSE}))).toMatch(/^This page cannot be rendered/)
    expect(sayProblem(problem({reason: 'code', message: CAUSE}))).toMatch(/Your changes still go live/)
    expect(sayProblem(problem())).toBe(problem().message)
  })

  test('makes the sentence of a finding, and reads the message of one that it does not know', () => {
    const found = {message: 'As the site says it', path: 'title.en'}
    const finding = {code: 'emptyText', params: {language: 'en', title: 'English'}} as const
    expect(sayProblem(problem({...found, finding}))).toBe('The English text is empty: fill it in (title.en)')
    const unknown = {...finding, code: 'ofTomorrow' as 'emptyText'}
    expect(sayProblem(problem({...found, finding: unknown}))).toBe('As the site says it')
  })
})

test('the site is asked often while somebody waits, seldom when nothing happens', () => {
  expect(pauseMs(told(), 0)).toBe(250)
  expect(pauseMs(told(), 10_000)).toBe(1000)
  expect(pauseMs(told(), 120_000)).toBe(15_000)
  expect(pauseMs(told(), null)).toBe(15_000)
  expect(pauseMs(told({state: 'rebuilding'}), null)).toBe(1000)
  expect(pauseMs({kind: 'away'}, 60_000)).toBe(5000)
})

test('an answer of another shape is no status', () => {
  expect(isSiteStatus((told() as {status: SiteStatus}).status)).toBe(true)
  for (const other of [
    null,
    'live',
    {},
    {state: 'ready', problems: [], publishes: []},
    {state: 'live', problems: [{}]},
  ])
    expect(isSiteStatus(other)).toBe(false)
})

test('times read as people say them', () => {
  expect([0.44, 9.94, 12.4, 89, 95, 5400, 7200].map(duration)).toEqual([
    '0.4 s',
    '9.9 s',
    '12 s',
    '89 s',
    '2 min',
    '2 hours',
    '2 hours',
  ])
  const now = Date.parse('2026-03-03T10:00:00Z')
  const moments = ['2026-03-03T09:59:30Z', '2026-03-03T09:55:00Z', '2026-03-03T09:00:00Z', '2026-03-01T09:00:00Z']
  expect(moments.map((moment) => ago(moment, now))).toEqual(['just now', '5 min ago', '1 hour ago', '2 days ago'])
})
