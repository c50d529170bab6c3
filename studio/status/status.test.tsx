import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {ToastProvider} from '@sanity/ui/toast'
import {act, render, screen, waitFor} from '@testing-library/react'
import type {ReactElement} from 'react'
import type {ActiveToolLayoutProps, InputProps, LayoutProps, NavbarProps} from 'sanity'
import type {PageProblem, SiteStatus} from '../../domain/content/siteStatus.ts'
import {lake, stand, went} from '../testing/sanity.tsx'
import {FirstPane} from './FirstPane.tsx'
import {FormWithLine} from './FormWithLine.tsx'
import {SiteLayout} from './SiteLayout.tsx'
import {SiteNavbar} from './SiteNavbar.tsx'
import {SiteWatch} from './SiteWatch.ts'
import {SiteWatchContext} from './useSite.ts'

const theme = buildTheme()
const SITE = 'https://site.example'
const live: SiteStatus = {state: 'live', failure: null, problems: [], publishes: []}
const problem: PageProblem = {
  message: 'The price of Basis per 3 months is missing.',
  documentId: 'plan-basis',
  documentType: 'plan',
  pages: ['/checkout/basis/', '/en/checkout/basis/'],
}

/** A site that answers what the test says. */
let status: SiteStatus | null
const ask = jest.fn(async (_address: URL, _init: RequestInit) =>
  status ? Response.json(status) : new Response('not here', {status: 404}),
)
const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  status = live
  globalThis.fetch = ask as never
  jest.useFakeTimers({now: Date.parse('2026-03-01T10:00:05Z')})
})
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const takeOver = (...changed: string[]) => {
  const now = new Date().toISOString()
  status = {...live, publishes: [{startedAt: now, seconds: 0.4, contentUpTo: now, changed, removed: []}]}
}

function draw(element: ReactElement, watch = new SiteWatch(SITE)) {
  const within = (drawn: ReactElement) => (
    <ThemeProvider theme={theme}>
      <SiteWatchContext value={watch}>
        <ToastProvider>{drawn}</ToastProvider>
      </SiteWatchContext>
    </ThemeProvider>
  )
  const {rerender, ...rest} = render(within(element))
  return {...rest, rerender: (next: ReactElement) => rerender(within(next))}
}
const renderDefault = () => <p>the Studio’s own</p>
const studio = (form?: ReactElement) => (
  <SiteLayout {...({renderDefault: () => form ?? <p>no form</p>} as unknown as LayoutProps)} />
)
const form = (_id: string, id = 'root') => (
  <FormWithLine {...({id, value: {_id}, schemaType: {name: 'faq'}, renderDefault} as unknown as InputProps)} />
)
const publish = (id: string) =>
  act(async () => lake.put({...lake.documentOf(id), _updatedAt: new Date().toISOString()} as never))

describe('after Publish', () => {
  const line = () => screen.queryByTestId('site-line')

  test('the form says that it is being published, then on which pages it is live, with links to them', async () => {
    draw(studio(form('landingPage')))
    await pass(0)
    expect(line()).not.toBeInTheDocument()
    await publish('landingPage')
    await pass(100)
    expect(line()).toHaveTextContent('Being published …')
    takeOver('/', '/en/', '/over-ons/')
    await pass(250)
    expect(line()).toHaveTextContent(/^Live on 3 pages, 0\.[45] s/)
    expect(screen.getByText('About us')).toHaveAttribute('href', `${SITE}/over-ons/`)
    expect(screen.getByText('Landing page, English')).toHaveAttribute('href', `${SITE}/en/`)
  })

  test('the line does not lie on the field that was written in last', async () => {
    const written = {
      ...{id: 'root', value: {_id: 'landingPage'}, schemaType: {name: 'faq'}},
      renderDefault: () => <input aria-label="amount" />,
    }
    draw(studio(<FormWithLine {...(written as unknown as InputProps)} />))
    const field = screen.getByLabelText('amount')
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      return (this === field ? {top: 780, bottom: 820} : {top: 800, bottom: 860}) as DOMRect
    })
    field.scrollIntoView = jest.fn()
    field.focus()
    field.blur()
    await publish('landingPage')
    await pass(100)
    expect(line()).toBeVisible()
    expect(field.scrollIntoView).toHaveBeenCalledWith({block: 'center'})
  })

  test('links to the document that holds other pages back', async () => {
    draw(studio(form('landingPage')))
    await publish('landingPage')
    takeOver()
    status = {...(status as SiteStatus), problems: [problem]}
    await pass(1000)
    expect(line()).toHaveTextContent('Not live on 2 pages.')
    expect(line()).toHaveTextContent(problem.message)
    expect(screen.getByText('Open “the type plan”').closest('a')).toHaveAttribute('href', '/intent/edit/plan-basis')
  })

  test('links to a new document when one is missing', async () => {
    const missing = {...problem, documentId: null, documentType: 'price', pages: []}
    draw(studio(form('landingPage')))
    await publish('landingPage')
    takeOver('/')
    status = {
      ...(status as SiteStatus),
      problems: [missing, {...missing, message: 'Odd.', documentType: 'landingPage'}],
    }
    await pass(1000)
    expect(line()).toHaveTextContent(/^Live on 1 page, .*2 problems to fix\./)
    expect(screen.getByText('Add “the type price”')).toBeVisible()
    expect(screen.queryByText('Add “the type landingPage”')).not.toBeInTheDocument()
  })

  test('the line is silent about what went live before, once somebody writes on', async () => {
    const {rerender} = draw(studio(form('landingPage')))
    await publish('landingPage')
    takeOver('/')
    await pass(1000)
    expect(line()).toBeVisible()
    rerender(studio(form('drafts.landingPage')))
    expect(line()).not.toBeInTheDocument()
  })

  test('a set that went live together is told once, where no form of it is open', async () => {
    draw(studio())
    await publish('faq-how-it-works')
    await publish('feature-rank-tracker')
    takeOver('/')
    await pass(1000)
    expect(screen.getAllByText(/Live on 1 page/).map((toast) => toast.textContent)).toEqual([
      expect.stringMatching(/^2 documents – Live on 1 page/),
    ])
  })

  test('a site that does not answer is said, and asked again until it does', async () => {
    draw(studio(form('landingPage')))
    status = null
    await publish('landingPage')
    await pass(1000)
    expect(line()).toHaveTextContent('The site does not respond')
    takeOver('/')
    await pass(1000)
    expect(line()).toHaveTextContent('Live on 1 page')
  })

  test('after a minute in which the site heard of nothing, that is said', async () => {
    draw(studio(form('landingPage')))
    await publish('landingPage')
    await pass(62_000)
    expect(line()).toHaveTextContent('Not on the site yet')
  })

  test('a document that the site refuses says so whenever it is opened, and no other does', async () => {
    status = {...live, problems: [problem]}
    const {rerender} = draw(form('plan-basis'))
    await pass(0)
    expect(line()).toHaveTextContent(`Not live: ${problem.message}`)
    rerender(form('plan-pro'))
    expect(line()).not.toBeInTheDocument()
  })

  test('only the form as a whole has the line, not the fields in it', async () => {
    status = {...live, problems: [problem]}
    draw(form('plan-basis', 'name'))
    await pass(0)
    expect(line()).not.toBeInTheDocument()
    expect(screen.getByText('the Studio’s own')).toBeVisible()
  })

  test('shows a message for a document that is not open, as a deleted one', async () => {
    draw(studio())
    await act(async () => lake.remove('faq-how-it-works'))
    await pass(10)
    takeOver('/')
    await pass(500)
    expect(
      screen.getByText(/^the type faq: How does it work\? – Removed from the site, .*: 1 page changed$/),
    ).toBeInTheDocument() // it fades in
  })
})

describe('the site is asked', () => {
  test('at its address, without cookies and past every cache', async () => {
    draw(form('landingPage'))
    await pass(0)
    expect(String(ask.mock.calls[0]?.[0])).toBe(`${SITE}/api/site-status`)
    expect(ask.mock.calls[0]?.[1]).toMatchObject({cache: 'no-store', credentials: 'omit'})
  })

  test('four times a second while a publication is waited for, then seldom, and never in a hidden tab', async () => {
    draw(studio(form('landingPage')))
    await pass(14_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await publish('landingPage')
    await pass(1000)
    expect(ask.mock.calls.length).toBeGreaterThanOrEqual(4)
    takeOver('/')
    await pass(1000)
    hide(true)
    ask.mockClear()
    await pass(60_000)
    expect(ask).not.toHaveBeenCalled()
    hide(false)
    await pass(0)
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('no more when nobody looks', async () => {
    const {unmount} = draw(form('landingPage'))
    await pass(0)
    unmount()
    ask.mockClear()
    await pass(60_000)
    expect(ask).not.toHaveBeenCalled()
    expect(lake.listeners.size).toBe(0)
  })

  test('not at all when nobody said where it is', async () => {
    draw(studio(form('landingPage')), new SiteWatch(undefined))
    await publish('landingPage')
    await pass(1000)
    expect(ask).not.toHaveBeenCalled()
    expect(screen.queryByTestId('site-line')).not.toBeInTheDocument()
  })
})

describe('the bar on top', () => {
  const bar = <SiteNavbar {...({renderDefault} as unknown as NavbarProps)} />
  const trouble = () => screen.queryByTestId('site-trouble')

  test('says on every screen what keeps pages from going live, and is itself while all is well', async () => {
    draw(bar)
    await pass(0)
    expect(screen.getByText('the Studio’s own')).toBeVisible()
    expect(trouble()).not.toBeInTheDocument()
    status = {...live, problems: [problem]}
    await pass(15_000)
    expect(trouble()).toHaveTextContent('Not live on 2 pages')
    expect(screen.getByText('See Start')).toBeVisible()
  })

  test('leaves that to the start page where it is open', async () => {
    stand({tool: 'structure', structure: {panes: [[{id: 'start'}]]}})
    status = null
    draw(bar)
    await pass(0)
    expect(trouble()).not.toBeInTheDocument()
  })
})

describe('the Structure', () => {
  const open = (state: object, name = 'structure') => {
    stand(state)
    return <FirstPane {...({activeTool: {name}, renderDefault} as unknown as ActiveToolLayoutProps)} />
  }
  const TO_START = [{panes: [[{id: 'start'}]]}, {replace: true}]
  const wide = (matches: boolean) =>
    jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), {matches}) as MediaQueryList)

  test('opens on the start page, also later when list and page stand side by side', async () => {
    wide(true)
    const {rerender} = draw(open({}))
    expect(went).toEqual([TO_START])
    rerender(open({panes: [[{id: 'pricing'}]]}))
    rerender(open({}))
    expect(went).toEqual([TO_START, TO_START])
  })

  test('on a narrow screen opens on it once, so that the list can be reached', async () => {
    wide(false)
    const {rerender} = draw(open({}))
    rerender(open({panes: [[{id: 'start'}]]}))
    rerender(open({}))
    expect(went).toEqual([TO_START])
  })

  test('opens on what a link leads to, and other tools are left alone', async () => {
    draw(open({intent: 'edit'}))
    draw(open({panes: [[{id: 'pricing'}]]}))
    draw(open({}, 'media'))
    await waitFor(() => expect(went).toEqual([]))
  })
})
