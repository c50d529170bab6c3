import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {act, render, screen} from '@testing-library/react'
import type {ReactNode} from 'react'
import {readPublished} from '../../published/published.ts'
import {SiteWatch} from '../../status/SiteWatch.ts'
import {SiteWatchContext} from '../../status/useSite.ts'
import {lake} from '../../testing/sanity.tsx'
import {PriceCustomers} from './PriceCustomers.tsx'

const SITE = 'https://site.example'
const theme = buildTheme()
const price = {plan: {_type: 'reference', _ref: 'plan-pro'}, period: 'monthly', holdsForRunning: true} as const
const asked: string[] = []
const ask = window.fetch
afterEach(() => {
  window.fetch = ask
  asked.length = 0
})

function site(answer: () => Promise<Response>) {
  window.fetch = async (address) => {
    asked.push(String(address))
    return answer()
  }
}
const told = (counts: object) => site(async () => Response.json(counts))

async function draw(shown: object = price, siteUrl: string | undefined = SITE) {
  await act(() => readPublished(lake.client as never))
  const within = (children: ReactNode) => (
    <ThemeProvider theme={theme}>
      <SiteWatchContext value={new SiteWatch(siteUrl)}>{children}</SiteWatchContext>
    </ThemeProvider>
  )
  return render(within(<PriceCustomers id="price-next" price={shown} />))
}

describe('above the form of a price', () => {
  test('it says how many customers the price concerns, as the site counts them', async () => {
    told({running: 12, paying: 3, told: 5, withoutAddress: 2})
    await draw()
    expect(
      await screen.findByText(/^12 customers have this plan .* 3 pay this price and 5 were notified/),
    ).toBeVisible()
    expect(screen.getByText(/^The price applies to them too/)).toBeVisible()
    expect(screen.getByText(/^2 customers without an e-mail address/)).toBeVisible()
    expect(asked).toEqual([`${SITE}/api/running-customers?plan=pro&period=monthly&price=price-next`])
  })

  test('it says that a price for new customers leaves them alone, and when there are none', async () => {
    told({running: 1, paying: 0, told: 0, withoutAddress: 1})
    const {unmount} = await draw({...price, holdsForRunning: false})
    expect(await screen.findByText(/^The price does not apply to them/)).toBeVisible()
    expect(screen.getByText(/^1 customer has/)).toBeVisible()
    expect(screen.queryByText(/without an e-mail/)).toBeNull()
    unmount()
    told({running: 0, paying: 0, told: 0, withoutAddress: 0})
    await draw()
    expect(await screen.findByText('No customers have this plan with this billing period yet.')).toBeVisible()
  })

  test('it says when it cannot know: no plan yet, no answer, another answer, no site', async () => {
    const {unmount} = await draw({})
    expect(screen.getByText(/^Choose a published plan/)).toBeVisible()
    unmount()
    for (const answer of [
      () => Promise.reject(new TypeError('away')),
      async () => Response.json({success: false}, {status: 503}),
      async () => Response.json({running: 'many'}),
    ]) {
      site(answer)
      const drawn = await draw()
      expect(await screen.findByText(/^The site does not respond/)).toBeVisible()
      drawn.unmount()
    }
    await draw(price, '')
    expect(screen.getByText(/^The Studio does not know the site’s address/)).toBeVisible()
  })
})
