import {act, fireEvent, screen, within} from '@testing-library/react'
import type {HelpQueryResult} from '../../../domain/content/content.types.ts'
import {pageContextOf, renderPage, type Screen} from '../testing/page.tsx'
import Account from './account/Account.tsx'
import Adjustments from './adjustments/Adjustments.tsx'
import Audit from './audit/Audit.tsx'
import Dashboard from './dashboard/Dashboard.tsx'
import Help from './help/Help.tsx'
import Information from './information/Information.tsx'

// The customer area, sentence by sentence of the specification (sections 2, 3 and 4). Texts are checked in both
// languages, each page rendered once, since rendering takes most of the time; behaviour is checked in Dutch.

const texts = (elements: Iterable<Element>) => [...elements].map(({textContent}) => textContent)
const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]
const rows = () => all('tbody tr')
/** Long words of headings have soft hyphens. */
const region = (name: string) => screen.getByRole('region', {name: (found) => found.replaceAll('\u00ad', '') === name})
/** A message in the corner. */
const message = (text: string) => screen.getByText(text, {selector: 'li *'})

describe.each(['nl', 'en'] as const)('in the language %s', (language) => {
  const say = (nl: string, en: string) => (language === 'nl' ? nl : en)
  const prefix = say('', '/en')
  function open<Result>(Screen: Screen<Result>, path: string) {
    return renderPage(Screen, pageContextOf<Result>(prefix + path))
  }

  test('the dashboard has its score, four figures, the chart as a picture, a table and CSV, updates and plans', () => {
    open(Dashboard, '/dashboard/')
    expect(screen.getByText('SEO Dashboard', {selector: 'h1'})).toBeVisible()
    expect(document.querySelector('#content')).toHaveTextContent(
      say('Laatst bijgewerkt: 24 september 2025, 07:30', 'Last updated: 24 September 2025, 07:30'),
    )

    const notice = screen.getByRole('complementary', {name: say('Voorbeelddata', 'Sample data')})
    expect(notice).toHaveTextContent(say('is een voorbeeld', 'is a sample'))
    expect(document.querySelector('main > :has(h1) + *')).toBe(notice)

    const month = screen.getByText(say('Deze maand', 'This month'))
    const week = screen.getByText(say('Deze week', 'This week'))
    fireEvent.click(week)
    expect([month.ariaPressed, week.ariaPressed, week.ariaDisabled]).toEqual(['true', 'false', 'true'])

    const banner = region(say('Je hebt wind mee', 'The wind is at your back'))
    expect(banner).toHaveTextContent(say('4,2', '4.2'))
    expect(texts(all('[aria-current]', banner))).toEqual([say('4–6Matig', '4–6Moderate')])
    expect(within(banner).getByRole('link')).toHaveAttribute('href', `${prefix}/aanpassingen/`)

    const figures = [
      [say('SEO-score', 'SEO score'), say('4,2', '4.2'), say('+0,8 deze week', '+0.8 this week'), '/audit/'],
      [
        say('Automatische optimalisaties', 'Automatic optimisations'),
        '132',
        say('+18 deze week', '+18 this week'),
        '/aanpassingen/',
      ],
      [
        say('Organische groei', 'Organic growth'),
        '+85%',
        say('Prognose op basis van SEO-trending', 'Forecast based on SEO trending'),
      ],
      [say('Websitebezoekers', 'Website visitors'), say('3.676', '3,676'), say('+245% deze maand', '+245% this month')],
    ] as const
    const cards = all('#content > div > dl > div')
    expect(cards).toHaveLength(figures.length)
    for (const [index, [label, value, delta, path]] of figures.entries()) {
      for (const words of [label, value, delta]) expect(cards[index]).toHaveTextContent(words)
      expect(cards[index]?.querySelector('a')?.getAttribute('href')).toBe(path && prefix + path)
    }

    const chart = region(say('Organische bezoekers', 'Organic visitors'))
    expect(texts(all('dl dd', chart))).toEqual([
      say('3.676', '3,676'),
      '+245%',
      say('24 Sep met 256', '24 Sep with 256'),
    ])
    expect(rows()).toHaveLength(24)
    expect(texts(rows()).at(0)).toBe(say('1 Sep4538+18,4%', '1 Sep4538+18.4%'))
    expect(texts(rows()).at(-1)).toBe(say('24 Sep25696+166,7%', '24 Sep25696+166.7%'))
    const file = chart.querySelector('a[download]')
    expect(file).toHaveAttribute('download', say('Organische bezoekers.csv', 'Organic visitors.csv'))
    const [header, first, ...others] = decodeURIComponent(file?.getAttribute('href') ?? '').split('\r\n')
    expect(header).toBe(
      `data:text/csv;charset=utf-8,\uFEFF${say('"Datum";"Bezoekers";"Benchmark";"Verschil met benchmark"', '"Date","Visitors","Benchmark","Difference from benchmark"')}`,
    )
    expect(first).toBe(say('"1 Sep";"45";"38";"+18,4%"', '"1 Sep","45","38","+18.4%"'))
    expect(others.filter(Boolean)).toHaveLength(23)

    const updates = region(say('Recente updates', 'Recent updates'))
    const items = all(':scope > ul > li', updates)
    expect(items.map((item) => item.firstChild?.firstChild?.textContent)).toEqual([
      'Ranking',
      'Tech SEO',
      'Content',
      'Schema',
    ])
    expect(items[0]).toHaveTextContent(say('24 september, 06:45', '24 September, 06:45'))
    expect(items[0]).toHaveTextContent(say('Meer bezoekers', 'More visitors'))
    fireEvent.click(within(items[0] as HTMLElement).getByText(say('Bekijk details', 'View details')))
    const details = updates.querySelector('dialog[open]')
    expect(details).toHaveTextContent(say('24 september 2025, 06:45', '24 September 2025, 06:45'))
    expect(details?.querySelector('a')).toHaveAttribute('href', `${prefix}/aanpassingen/`)

    const visibility = region(say('Je zichtbaarheid in september', 'Your visibility in September'))
    for (const words of ['+160%', say('ten opzichte van vorige maand', 'compared with the previous month')])
      expect(visibility).toHaveTextContent(words)
    // The specification has it in English in both languages, marked as English.
    expect(within(visibility).getByText('Trending up').getAttribute('lang')).toBe(language === 'nl' ? 'en' : null)

    fireEvent.click(within(banner).getByText(say('Bekijk de pakketten', 'See the plans')))
    const plans = banner.querySelector('dialog[open]') as HTMLElement
    expect(plans).toHaveAccessibleName(say('Pakketten', 'Plans'))
    expect(all('section', plans)).toHaveLength(3)
    for (const plan of all('section', plans)) expect(all('dt', plan)).not.toHaveLength(0)
  })

  test('the adjustments have cards for each kind of text, and 32 recent optimisations with types and statuses', () => {
    open(Adjustments, '/aanpassingen/')
    const titles = texts(all('article > header h2'))
    const count = (pattern: RegExp) => titles.filter((title) => pattern.test(title ?? '')).length
    expect([/^H1$/, /^Meta description$/, /^H2$/, /^Alt/, /^Content$/, /^Schema/].map(count)).toEqual([
      1, 1, 1, 4, 1, 1,
    ])
    expect(count(/^Contentblok|^Content block/)).toBeGreaterThan(1)
    for (const article of document.querySelectorAll('article')) {
      expect(texts(article.querySelectorAll(':scope > dl dt'))).toEqual([
        say('Origineel', 'Original'),
        say('Geoptimaliseerd', 'Optimised'),
      ])
      expect(article.querySelector('header')).toHaveTextContent(say('Actief', 'Active'))
      expect(article.querySelectorAll(':scope > div > button')).toHaveLength(2)
    }
    expect(rows()).toHaveLength(32)
    expect(new Set(texts(all('tbody th'))).size).toBe(32)
    expect(new Set(texts(all('tbody td:nth-child(4)')))).toEqual(
      new Set(
        language === 'nl'
          ? ['Voltooid', 'Actief', 'Gepland', 'Wachtend']
          : ['Completed', 'Active', 'Scheduled', 'Pending'],
      ),
    )
    expect(rows()[0]).toHaveTextContent(say('8 okt', '8 Oct'))
  })

  test('the audit has scores with their checks, positive findings, and attention points, urgent ones first', () => {
    open(Audit, '/audit/')
    for (const words of [
      say('Technische SEO8,5/10Stormachtig23 van 27 controles', 'Technical SEO8.5/10Stormy23 of 27 checks'),
      say('Contentkwaliteit6,2/10Krachtig12 van 19 controles', 'Content quality6.2/10Strong12 of 19 checks'),
      say('Gebruikerservaring7,8/10Krachtig15 van 18 controles', 'User experience7.8/10Strong15 of 18 checks'),
    ])
      expect(document.querySelector('#content')).toHaveTextContent(words)
    const findings = (name: string) => texts(region(name).querySelectorAll('li'))
    expect(findings(say('Goed uitgevoerd', 'Well executed'))).toHaveLength(10)
    const points = findings(say('Aandachtspunten', 'Attention points')).map(
      (text) => /(Hoog|High|Medium)/.exec(text ?? '')?.[0],
    )
    expect(points).toHaveLength(14)
    expect(points).toEqual([...points].sort((a, b) => Number(a === 'Medium') - Number(b === 'Medium')))
    expect(new Set(points).size).toBe(2)
  })

  test('business details are read-only, and switches announce a change', () => {
    open(Information, '/informatie/')
    const fields = screen.getAllByRole('textbox')
    expect(fields).toHaveLength(9)
    for (const field of fields) expect(field).toHaveAttribute('readonly')
    expect(
      screen.getByLabelText<HTMLInputElement>(say('Belangrijkste zoekwoorden', 'Primary keywords')).value,
    ).toContain(',')
    const switches = screen.getAllByRole<HTMLInputElement>('switch')
    expect(switches.map(({checked}) => checked)).toEqual([true, true, true])
    fireEvent.click(switches[0] as HTMLElement)
    expect(message(say('Instelling gewijzigd', 'Setting changed'))).toBeVisible()
    expect(switches.map(({checked}) => checked)).toEqual([false, true, true])
    expect(Object.keys(sessionStorage)).toEqual(['visit:settings'])
  })

  test('help has three cards and six questions', () => {
    const {site} = pageContextOf<HelpQueryResult>(`${prefix}/hulp/`)
    open(Help, '/hulp/')
    const card = (name: string) => screen.getByText(name, {selector: 'li *'}).closest('li') as HTMLElement
    const call = within(card(say('Persoonlijk gesprek', 'Personal call'))).getByRole('link')
    expect(call).toHaveAttribute('href', site.settings.links.introCall)
    expect(call).toHaveAttribute('target', '_blank')
    const chat = card(say('Livechat', 'Live chat'))
    expect(chat).toHaveTextContent(say('Nog niet beschikbaar', 'Not available yet'))
    expect(within(chat).getByRole('link')).toHaveAttribute('href', `mailto:${site.settings.emails.support}`)
    expect(within(card(say('Kennisbank', 'Knowledge base'))).getByRole('link')).toHaveAttribute('href', '#faq')
    expect(document.querySelectorAll('#faq details')).toHaveLength(6)
  })

  test('the account has a read-only profile, a subscription, switches, and explains the demo', () => {
    open(Account, '/account/')
    expect(screen.getAllByRole('textbox')).toHaveLength(4)
    for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('readonly')
    expect(screen.getAllByRole<HTMLInputElement>('switch').map(({checked}) => checked)).toEqual([true, true, false])

    const subscription = region(say('Abonnement', 'Subscription'))
    for (const words of [
      'Pro',
      say('Actief', 'Active'),
      say('€ 149 per maand excl. btw', '€149 per month excl. VAT'),
      say('1 oktober 2025', '1 October 2025'),
      say('Onbeperkte optimalisaties', 'Unlimited optimisations'),
      '5 websites',
      say('24/7 ondersteuning', '24/7 support'),
    ])
      expect(subscription).toHaveTextContent(words)
    const [plan, cancel] = all('dialog', subscription)
    expect(all('dt', plan)).toHaveLength(6)
    fireEvent.click(
      within(subscription).getByText(say('Abonnement opzeggen', 'Cancel subscription'), {selector: 'button *'}),
    )
    expect(cancel).toHaveAttribute('open')
    expect(cancel).toHaveTextContent(say('voorbeeldgegevens', 'sample data'))

    const security = region(say('Beveiliging', 'Security'))
    fireEvent.click(within(security).getByText(say('Wachtwoord wijzigen', 'Change password'), {selector: 'button'}))
    expect(
      message(say('In deze demo valt er geen wachtwoord te wijzigen.', 'There is no password to change in this demo.')),
    ).toBeVisible()
    expect(security.querySelector('a')).toHaveAttribute('href', `${prefix}/logout/`)
  })
})

test('keeps the static chart and explains when the interactive chart cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const seen: IntersectionObserverCallback[] = []
  window.IntersectionObserver = class {
    constructor(onSeen: IntersectionObserverCallback) {
      seen.push(onSeen)
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  import.meta.jest.unstable_mockModule('../charts/InteractiveChart.tsx', () => {
    throw new Error('Loading failed')
  })
  renderPage(Dashboard, pageContextOf('/dashboard/'))
  const drawing = () => document.querySelector('[role=img] svg path.crest')
  expect(drawing()).toBeInTheDocument()
  const entry = {isIntersecting: true} as IntersectionObserverEntry
  await act(async () => seen[0]?.([entry], {} as IntersectionObserver))
  await screen.findByText('De grafiek kon niet worden geladen. De cijfers staan in de tabel.', {selector: 'li *'})
  expect(drawing()).toBeInTheDocument()
})
