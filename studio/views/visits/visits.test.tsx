import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {act, render, screen, waitFor} from '@testing-library/react'
import type {ReactElement} from 'react'
import {type PageCounts, perStep, type Step} from '../../../domain/pages/counting.ts'
import {readPublished} from '../../published/published.ts'
import {SiteWatch} from '../../status/SiteWatch.ts'
import {SiteWatchContext} from '../../status/useSite.ts'
import {lake} from '../../testing/sanity.tsx'
import {PageVisits} from './PageVisits.tsx'
import {StartVisits} from './StartVisits.tsx'

const SITE = 'https://site.example'
const theme = buildTheme()
const ask = window.fetch
let asked: string[] = []
afterEach(() => {
  window.fetch = ask
  asked = []
})

const DAYS = 3
const counts = (sums: Partial<Record<Step, number[]>>, pages: PageCounts['pages'] = []): PageCounts => ({
  from: '2026-12-01',
  until: '2026-12-03',
  days: perStep((step) => sums[step] ?? Array(DAYS).fill(0)),
  pages,
})

async function draw(element: ReactElement, answer: () => Response, siteUrl: string | undefined = SITE) {
  window.fetch = async (address) => {
    asked.push(String(address))
    return answer()
  }
  await act(() => readPublished(lake.client as never))
  return render(
    <ThemeProvider theme={theme}>
      <SiteWatchContext value={new SiteWatch(siteUrl)}>{element}</SiteWatchContext>
    </ThemeProvider>,
  )
}

describe('visits on the start page', () => {
  test('are a chart with its table, the sum of each step, and the most viewed pages by title', async () => {
    const told = counts({view: [2, 7, 1], paid: [0, 1, 0]}, [{page: '/en/', views: 6, plans: 0}])
    await draw(<StartVisits />, () => Response.json(told))
    const chart = await screen.findByRole('img', {name: /^Viewed 10 times, most on .*2026 \(7\)\.$/})
    expect(chart.querySelectorAll('rect')).toHaveLength(DAYS)
    expect(screen.getAllByRole('row', {hidden: true})).toHaveLength(DAYS + 1)
    expect(screen.getByText('Paid').closest('div')?.parentElement).toHaveTextContent('Paid1')
    expect(screen.getByRole('link', {name: 'Landing page, English'})).toHaveAttribute('href', `${SITE}/en/`)
    expect(asked).toEqual([`${SITE}/api/page-counts?`])
  })

  test('say when nothing was counted yet, and when the site does not respond', async () => {
    const {unmount} = await draw(<StartVisits />, () => Response.json(counts({})))
    expect(await screen.findByText('Not viewed yet.')).toBeVisible()
    unmount()
    for (const answer of [() => new Response('', {status: 429}), () => Response.json({state: 'live'})]) {
      const drawn = await draw(<StartVisits />, answer)
      expect(await screen.findByText(/^The site does not respond/)).toBeVisible()
      drawn.unmount()
    }
  })

  test('are left out while the Studio does not know the site', async () => {
    const {container} = await draw(<StartVisits />, () => Response.json(counts({})), '')
    expect(container).toBeEmptyDOMElement()
  })
})

describe('visits below the form of a page', () => {
  test('are those of its addresses in all languages, with the plans that were chosen there', async () => {
    await draw(<PageVisits id="content-privacy" type="contentPage" />, () =>
      Response.json(counts({view: [1, 0, 0], plan: [0, 2, 0]})),
    )
    expect(await screen.findByText(/^Viewed once, most on .* A plan was chosen here 2 times\.$/)).toBeVisible()
    expect(asked.map((address) => new URL(address).searchParams.getAll('page'))).toEqual([
      ['/privacy/', '/en/privacy/'],
    ])
  })

  test('are those of every checkout at the page of its texts', async () => {
    await draw(<PageVisits id="checkoutPage" type="checkoutPage" />, () => Response.json(counts({})))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(new URL(asked[0] ?? '').searchParams.getAll('page')).toEqual(
      expect.arrayContaining(['/checkout/pro/', '/en/checkout/basis/']),
    )
  })

  test.each([
    ['a page that is not published', 'content-new', 'contentPage'],
    ['a document that is no page', 'faq-how-it-works', 'faq'],
  ])('are not there for %s', async (_, id, type) => {
    const {container} = await draw(<PageVisits id={id} type={type} />, () => Response.json(counts({})))
    expect(container).toBeEmptyDOMElement()
    expect(asked).toEqual([])
  })
})
