import {fireEvent, screen, within} from '@testing-library/react'
import {Helmet} from 'react-helmet'
import type {LandingQueryResult, TermsQueryResult} from '../../../domain/content/content.types.ts'
import {Plans} from '../layout/Plans.tsx'
import {pageContextOf, renderIn, renderPage, type Screen} from '../testing/page.tsx'
import {PlanDialog} from '../ui/dialogs/PlanDialog.tsx'
import About from './about/About.tsx'
import Landing from './landing/Landing.tsx'
import NotFound from './not-found/NotFound.tsx'
import Terms from './terms/Terms.tsx'

// The public pages, sentence by sentence of the specification (sections 2 and 8); paying has files of its own.

const texts = (elements: Iterable<Element>) => [...elements].map(({textContent}) => textContent)
const all = (selector: string, within: ParentNode = document) => [...within.querySelectorAll<HTMLElement>(selector)]
const region = (name: string) => screen.getByRole('region', {name})
const hrefs = (within: ParentNode) => all('a', within).map((link) => link.getAttribute('href'))

type Graph = {'@type': string; offers?: {name: string; price: string}[]; mainEntity?: unknown[]}[]
const structuredData = () => {
  const [script] = Helmet.peek().scriptTags as unknown as {innerHTML: string}[]
  return script?.innerHTML ?? ''
}

describe.each(['nl', 'en'] as const)('in the language %s', (language) => {
  const say = <T,>(nl: T, en: T) => (language === 'nl' ? nl : en)
  const prefix = say('', '/en')
  function open<Result>(Screen: Screen<Result>, path: string) {
    return renderPage(Screen, pageContextOf<Result>(prefix + path))
  }

  test('the landing page has its hero, features, prices, questions and menus', () => {
    const {links} = pageContextOf(`${prefix}/`).site.settings
    open(Landing, '/')

    expect(within(screen.getByLabelText('Reviews')).getByRole('link')).toHaveAttribute('href', links.reviews)
    const [header] = screen.getAllByRole('banner')
    const login = within(header as HTMLElement).getByRole('link', {name: say('Login', 'Log in')})
    expect(login).toHaveAttribute('href', `${prefix}/login/`)
    expect(hrefs(screen.getByRole('navigation', {name: say('Hoofdmenu', 'Main menu')}))).toEqual([
      '#features',
      `${prefix}/dashboard/`,
      '#pricing',
      '#questions',
    ])
    const start = within(header as HTMLElement).getByText(say('Start nu', 'Start now'))
    expect(start).toHaveAttribute('href', '#pricing')

    expect(all('h1')).toHaveLength(1)
    const [call] = all(`main a[href="${links.introCall}"]`)
    expect(call).toHaveAccessibleName(say(/opent in een nieuw tabblad$/, /opens in a new tab$/))
    expect([call?.getAttribute('target'), call?.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    const figure = document.querySelector('figure')
    for (const value of ['45', '256']) expect(figure).toHaveTextContent(value)
    expect(figure).toHaveTextContent(say('Voorbeelddata', 'Sample data'))
    expect(
      within(screen.getByRole('list', {name: say('Voordelen', 'Benefits')})).getAllByRole('listitem'),
    ).toHaveLength(3)

    // The dashboard's score stands in the sky of its chart.
    expect(figure).toHaveTextContent(say('4,2 Matig+0,8 deze week', '4.2 Moderate+0.8 this week'))

    const claims = region(say('Wat je kunt verwachten, en wanneer', 'What to expect, and when'))
    expect(texts(all('li b', claims))).toEqual(
      say(
        ['Vandaag', 'Een kwartier', 'Binnen 24 uur', 'Na 24 tot 48 uur', 'Na 4 tot 12 weken'],
        ['Today', '15 minutes', 'Within 24 hours', 'After 24 to 48 hours', 'After 4 to 12 weeks'],
      ),
    )
    expect(claims).toHaveTextContent(
      say(
        'nadat je alles hebt ingevuld, staat onze laag op je site',
        'of telling us everything, our layer is on your site',
      ),
    )
    // Its socks lift from calm to full.
    expect(all('li', claims).map((stop) => all('.on', stop).length)).toEqual([0, 1, 3, 4, 5])
    // Under the sea of the hero, first of all.
    expect(all('main figure, main section').slice(0, 2)).toEqual([figure, claims])

    const features = all('#features li h3').map((heading) => heading.closest('li') as HTMLElement)
    expect(features).toHaveLength(8)
    // Each shows a specimen of the product beside its text, and none an icon.
    for (const {lastElementChild} of features)
      expect(lastElementChild?.textContent || lastElementChild?.querySelector('svg')).toBeTruthy()
    expect(all('#features .lucide')).toEqual([])
    const [demo] = all(`main a[href="${prefix}/dashboard/"]`)
    expect(demo).toHaveTextContent(/demo/)
    expect(demo?.closest('div')).toContainElement(document.querySelector('h1'))
    expect(screen.getByText('Coming Soon')).toBeVisible()
    expect(all('#questions details')).toHaveLength(6)
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Vindkracht B.V.')
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2025')
  })

  test('the sock on the footer of the landing page has the level of the last day', () => {
    const context = pageContextOf<LandingQueryResult>(`${prefix}/`)
    const lifted = () => all('footer .on').length
    const {unmount} = renderPage(Landing, context)
    expect(lifted()).toBe(5)
    unmount()
    const {points} = context.content.series
    const fallen = points.map((point, index) => (index === points.length - 1 ? {...point, visitors: 45} : point))
    renderPage(Landing, {
      ...context,
      content: {...context.content, series: {...context.content.series, points: fallen}},
    })
    expect(lifted()).toBe(0)
  })

  test('testimonials show once there are any', () => {
    const context = pageContextOf<LandingQueryResult>(`${prefix}/`)
    const heading = say('Wat klanten ervan merken', 'What customers notice')
    const {unmount} = renderPage(Landing, context)
    expect(screen.queryByRole('region', {name: heading})).not.toBeInTheDocument()
    unmount()
    const bare = {role: null, picture: null, more: null}
    const more = {_type: 'action' as const, label: 'Meer', destination: '/over-ons/'}
    const proofs = [
      {...bare, _id: 'a', kind: 'quote' as const, text: 'Meer aanvragen.', name: 'Jo de Vries', more},
      {...bare, _id: 'b', kind: 'certificate' as const, text: 'Veilig beheerd.', name: 'ISO 27001'},
      {...bare, _id: 'c', kind: 'result' as const, text: '+61% organische bezoekers', name: 'Een klant'},
      {...bare, _id: 'd', kind: 'result' as const, text: 'Van plaats 14 naar 4', name: 'Een klant'},
    ]
    renderPage(Landing, {...context, content: {...context.content, proofs}})
    // Nobody said what a certificate stands for.
    expect(texts(all('blockquote', region(heading)))).toEqual(['Meer aanvragen.'])
    expect(texts(all('figure > p', region(heading)))).toEqual([
      'Veilig beheerd.',
      '+61% organische bezoekers',
      'Van plaats 14 naar 4',
    ])
    // A result that begins with a figure has it large.
    expect(texts(all('figure > p strong', region(heading)))).toEqual(['+61%'])
    expect(hrefs(region(heading))).toEqual(['/over-ons/'])
  })

  test('the prices link Basis 99 and Pro 149 to their checkout, and Enterprise is disabled', () => {
    const {page, plans} = pageContextOf<LandingQueryResult>(`${prefix}/`).content
    renderIn(pageContextOf(`${prefix}/`), <Plans plans={plans} texts={page.pricing} />)
    const cards = screen.getAllByRole('article').map((card) => ({
      name: card.querySelector('h3')?.textContent,
      price: card.querySelector('strong')?.textContent?.replaceAll('\u00a0', ' '),
      total: /€.?(119|180)[,.]\d\d/.exec(card.textContent ?? '')?.[0].replaceAll('\u00a0', ' '),
      saved: texts(all('li > *', card)),
      to: card.querySelector('a[href^="/"]')?.getAttribute('href'),
      disabled: all('button:disabled', card).map((button) => [button.textContent, button.lang]),
    }))
    expect(cards).toEqual([
      {
        name: say('Basis', 'Basic'),
        price: say('€ 99', '€99'),
        total: say('€ 119,79', '€119.79'),
        to: `${prefix}/checkout/basis/`,
        saved: [say('10% korting', '10% discount'), say('1 maand gratis', '1 month free')],
        disabled: [],
      },
      {
        name: 'Pro',
        price: say('€ 149', '€149'),
        total: say('€ 180,29', '€180.29'),
        to: `${prefix}/checkout/pro/`,
        saved: [say('10% korting', '10% discount'), say('1 maand gratis', '1 month free')],
        disabled: [],
      },
      {
        name: 'Enterprise',
        price: undefined,
        total: undefined,
        to: undefined,
        saved: [],
        disabled: [['Coming soon', say('en', '')]],
      },
    ])
    for (const plan of plans) {
      const trigger = `${say('Wat zit er precies in?', 'What exactly is in it?')} (${plan.name})`
      fireEvent.click(screen.getByRole('button', {name: trigger}))
      expect(document.querySelector('dialog[open]')).toHaveAccessibleName(plan.details.title)
      expect(document.querySelector('dialog[open] dl')).toHaveTextContent(plan.details.items[0]?.title ?? '')
      fireEvent.click(document.querySelector('dialog[open] button') as HTMLElement)
      expect(document.querySelector('dialog[open]')).toBeNull()
    }
  })

  describe('the switch above the cards', () => {
    const {page, plans} = pageContextOf<LandingQueryResult>(`${prefix}/`).content
    type Prices = (typeof plans)[number]['prices']
    /** Draws the cards with the prices of Basis and Pro for the named periods. */
    const draw = (...sold: string[][]) => {
      const priced = plans.map((plan, index) => ({
        ...plan,
        prices: (sold[index] ?? []).map((period) => ({...plan.prices[0], period, exclVat: 1200})) as Prices,
      }))
      const context = pageContextOf(`${prefix}/`)
      renderIn(
        {...context, site: {...context.site, plansOnSale: ['basis', 'pro']}},
        <Plans plans={priced} texts={page.pricing} />,
      )
    }
    const choices = () => screen.queryAllByRole<HTMLInputElement>('radio').map(({value}) => value)
    /** Figure and address of a card for a choice, as the styles show them. */
    const shownOn = (card: number, period: string) =>
      ['strong', 'a[href^="/"]'].map((selector) => {
        const [part, ...others] = all(selector, screen.getAllByRole('article')[card]).filter(
          (element) => element.closest<HTMLElement>('[data-for]')?.dataset.for?.split(' ').includes(period) ?? true,
        )
        expect(others).toEqual([])
        return (part?.getAttribute('href') ?? part?.textContent ?? '').replaceAll('\u00a0', ' ')
      })

    test('offers the periods that are sold, monthly first, and a year once it has a price', () => {
      draw(['quarterly', 'monthly'], ['monthly', 'yearly'])
      expect(choices()).toEqual(['monthly', 'quarterly', 'yearly'])
      expect(screen.getByRole('radio', {checked: true})).toHaveAttribute('value', 'monthly')
      expect(screen.getByRole('radiogroup')).toHaveAccessibleName(
        say('Toon de prijs bij betaling', 'Show the price if you pay'),
      )
      expect(screen.getByRole('radio', {name: say('12 maanden', '12 months')})).toBeInTheDocument()
    })

    test('changes the price of a month and the period that the button leads to', () => {
      draw(['monthly', 'quarterly', 'yearly'], ['monthly'])
      const home = `${prefix}/checkout/basis/`
      expect(shownOn(0, 'monthly')).toEqual([say('€ 1.200', '€1,200'), home])
      expect(shownOn(0, 'quarterly')).toEqual([say('€ 400', '€400'), `${home}?period=quarterly`])
      expect(shownOn(0, 'yearly')).toEqual([say('€ 100', '€100'), `${home}?period=yearly`])
    })

    test('leaves a card at its shortest period where the plan is not sold for the chosen one', () => {
      draw(['monthly', 'quarterly'], ['biannual', 'yearly'])
      const pro = `${prefix}/checkout/pro/`
      for (const period of ['monthly', 'quarterly', 'biannual'])
        expect(shownOn(1, period)).toEqual([say('€ 200', '€200'), pro])
      expect(shownOn(1, 'yearly')).toEqual([say('€ 100', '€100'), `${pro}?period=yearly`])
    })

    test('is not there where there is nothing to choose', () => {
      draw(['yearly'], ['yearly'])
      expect(choices()).toEqual([])
      expect(shownOn(0, 'monthly')).toEqual([say('€ 100', '€100'), `${prefix}/checkout/basis/`])
      expect(screen.getAllByRole('article')[0]).toHaveTextContent(say('incl. btw, per jaar', 'incl. VAT, per year'))
    })
  })

  test('a coming plan stands back: its details are in its dialog, and nothing but one line is on its card', () => {
    const {page, plans} = pageContextOf<LandingQueryResult>(`${prefix}/`).content
    renderIn(pageContextOf(`${prefix}/`), <Plans plans={plans} texts={page.pricing} />)
    const [basis, , enterprise] = screen.getAllByRole('article')
    const [dialog] = all('dialog', enterprise)
    expect(dialog).toHaveTextContent(say('Enterprise komt eraan.', 'Enterprise is on its way.'))
    const [mail] = hrefs(dialog as HTMLElement)
    expect(mail).toMatch(/^mailto:\S+@\S+$/)
    for (const each of all('dialog')) each.remove()
    expect(enterprise).toHaveTextContent(say('Meer websites? Vertel ons wat je zoekt.', 'More websites?'))
    expect(enterprise).not.toHaveTextContent(say('Enterprise komt eraan.', 'Enterprise is on its way.'))
    expect(within(enterprise as HTMLElement).getByRole('button', {name: 'Coming soon'})).toBeDisabled()
    expect(basis).not.toHaveTextContent(plans[0]?.details.intro ?? '')
  })

  test('a longer period says what it saves, and the plans are compared below their cards', () => {
    const {page, plans} = pageContextOf<LandingQueryResult>(`${prefix}/`).content
    renderIn(pageContextOf(`${prefix}/`), <Plans plans={plans} texts={page.pricing} />)
    const [basis, pro] = screen.getAllByRole('article')
    const plain = (element: Element | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')
    expect(plain(pro)).toContain(say('Je bespaart € 44,70 in 3 maanden', 'You save €44.70 over 3 months'))
    expect(plain(pro)).toContain(say('Je bespaart € 149,00 in 6 maanden', 'You save €149.00 over 6 months'))
    expect(plain(basis)).toContain(say('Je bespaart € 29,70 in 3 maanden', 'You save €29.70 over 3 months'))
    const rows = all('details tbody tr').map((row) => texts(row.children))
    const [yes, no] = say(['ja', 'nee'], ['yes', 'no'])
    expect(rows.slice(0, 2)).toEqual([
      [say('Automatische SEO-optimalisaties', 'Automatic SEO optimisations'), yes, yes],
      [say('Binnen 24 uur actief op je website', 'Active on your website within 24 hours'), yes, yes],
    ])
    expect(rows.at(-1)).toEqual([plans[1]?.features.at(-1), `–${no}`, yes])
    expect(rows.flat()).not.toContain(say('Alles uit Basis', 'Everything in Basic'))
  })

  test('the about page has its mission, three values, a comparison, and a link to the prices', () => {
    open(About, '/over-ons/')
    expect(all('h1')).toHaveLength(1)
    expect(screen.getByText(say('Onze missie', 'Our mission'), {selector: 'h2'})).toBeVisible()
    expect(texts(all('h3', region(say('Waar we voor staan', 'What we stand for'))))).toEqual(
      language === 'nl' ? ['Klantgericht', 'Eenvoud', 'Resultaat'] : ['Customer-focused', 'Simplicity', 'Result'],
    )
    expect(all('table tr')).toHaveLength(8)
    expect(screen.getByText(say('Bekijk onze pakketten', 'See our plans')).closest('a')).toHaveAttribute(
      'href',
      `${prefix}/#pricing`,
    )
  })

  test('the terms draw the promise below the sections that are agreed to', () => {
    open(Terms, '/algemene-voorwaarden/')
    const {promise} = pageContextOf<TermsQueryResult>(`${prefix}/algemene-voorwaarden/`).content
    const drawn = screen.getByRole('region', {name: promise?.heading ?? ''})
    expect(
      within(drawn)
        .getAllByRole('listitem')
        .map(({textContent}) => textContent),
    ).toEqual(promise?.items.map(({title, text}) => `${title} ${text}`))
    const sections = all('section[data-numbered], [aria-labelledby=promise]')
    expect(sections.indexOf(drawn)).toBe(10)
  })

  test('the terms have ten numbered sections, a table of contents, the company, and a link to the prices', () => {
    open(Terms, '/algemene-voorwaarden/')
    const sections = all('section[data-numbered] h2').map(({id}) => `#${id}`)
    expect(sections).toHaveLength(10)
    expect(hrefs(document.querySelector('main nav') as HTMLElement)).toEqual([...sections, '#promise', '#contact'])
    // The company's name ends with a full stop itself.
    expect(screen.getByRole('main')).toHaveTextContent(/Vindkracht B\.V\.[^.]/)
    expect(screen.getByRole('main')).not.toHaveTextContent('..')
    expect(document.querySelector('section:has(#contact)')).toHaveTextContent('Voorbeeldkade 12')
    expect(within(screen.getByRole('main')).getByText(say('Start nu', 'Start now'))).toHaveAttribute(
      'href',
      `${prefix}/#pricing`,
    )
  })

  test('an unknown path shows an English 404 with a link back, and is logged', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
    window.history.replaceState(null, '', `${prefix}/bestaat-niet/`)
    open(NotFound, '/404/')
    const main = screen.getByRole('main')
    expect(within(main).getByText('404')).toBeVisible()
    expect(within(main).getByText('Oops! Page not found').lang).toBe(say('en', ''))
    expect(hrefs(main)).toEqual([`${prefix}/`, `${prefix}/#pricing`])
    expect(warn.mock.calls).toEqual([[`404: ${prefix}/bestaat-niet/`]])
  })
})

describe('a plan', () => {
  const context = pageContextOf<LandingQueryResult>('/')
  const {plans} = context.content

  test('has neither price nor button while it is not on sale, nor an offer for search engines', () => {
    renderPage(Landing, {...context, site: {...context.site, plansOnSale: ['pro']}})
    const [basis, pro] = screen.getAllByRole('article')
    expect(basis).not.toHaveTextContent('€')
    expect(basis).toHaveTextContent('Coming soon')
    expect(basis?.querySelector('a[href^="/"]')).toBeNull()
    expect(pro?.querySelector('a')).toHaveAttribute('href', '/checkout/pro/')
    const graph = (JSON.parse(structuredData()) as {'@graph': Graph})['@graph']
    expect(graph.flatMap(({offers = []}) => offers.map(({name, price}) => [name, price]))).toEqual([['Pro', '180.29']])
  })

  test('is in the structured data with the questions, escaped', () => {
    const faqs = context.content.faqs.map((faq) => ({...faq, question: '</script><script>alert(1)'}))
    renderPage(Landing, {...context, content: {...context.content, faqs}})
    expect(structuredData()).not.toContain('<')
    const graph = (JSON.parse(structuredData()) as {'@graph': Graph})['@graph']
    expect(graph.find(({'@type': type}) => type === 'FAQPage')?.mainEntity?.[0]).toMatchObject({
      name: '</script><script>alert(1)',
    })
    expect(graph.flatMap(({offers = []}) => offers.map(({price}) => price))).toEqual(['119.79', '180.29'])
  })

  test('has a dialog; without a key it shows all plans, and none for an unknown key', () => {
    const dialog = () => document.querySelector('dialog')
    const {unmount} = renderIn(context, <PlanDialog plans={plans} plan="pro" trigger="Bekijk" />)
    expect(dialog()).toHaveTextContent(plans.find(({key}) => key === 'pro')?.details.intro ?? '')
    expect(all('section', dialog() as HTMLElement)).toHaveLength(0)
    unmount()
    const every = renderIn(context, <PlanDialog plans={plans} trigger="Bekijk" title="Pakketten" />)
    expect(texts(all('h3', dialog() as HTMLElement))).toEqual(plans.map(({details}) => details.title))
    every.unmount()
    renderIn(context, <PlanDialog plans={plans} plan="unheard-of" trigger="Bekijk" />)
    expect(dialog()).toBeNull()
    expect(screen.queryByText('Bekijk')).not.toBeInTheDocument()
  })
})
