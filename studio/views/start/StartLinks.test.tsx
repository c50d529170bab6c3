import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {render, screen, waitFor} from '@testing-library/react'
import {SiteWatch} from '../../status/SiteWatch.ts'
import {SiteWatchContext} from '../../status/useSite.ts'
import {lake} from '../../testing/sanity.tsx'
import {StartLinks} from './StartLinks.tsx'

const theme = buildTheme()
const ask = window.fetch
let answered = 0
afterEach(() => {
  window.fetch = ask
  answered = 0
})

function draw(answer: Response) {
  window.fetch = async () => {
    answered++
    return answer
  }
  return render(
    <ThemeProvider theme={theme}>
      <SiteWatchContext value={new SiteWatch('https://site.example')}>
        <StartLinks />
      </SiteWatchContext>
    </ThemeProvider>,
  )
}

test('names a dead link, why, since when, and the documents that it stands in', async () => {
  lake.put({
    _id: 'page-partner',
    _type: 'contentPage',
    title: {nl: 'Partners'},
    more: [{href: 'https://gone.example/a'}],
  })
  draw(Response.json([{url: 'https://gone.example/a', problem: 'gone', since: '2026-03-01'}]))
  expect(await screen.findByText('https://gone.example/a')).toBeVisible()
  expect(screen.getByText(/The page does not exist any more\. Since 1 Mar 2026, in:/)).toBeVisible()
  expect(await screen.findByText('the type contentPage: Partners')).toHaveAttribute(
    'href',
    expect.stringContaining('page-partner'),
  )
})

test.each([
  ['no link is dead', Response.json([])],
  ['the site fails', new Response(null, {status: 500})],
  ['the answer is another', Response.json([{url: 'https://a.example/', problem: 'new'}])],
])('says nothing when %s', async (_name, answer) => {
  const {container} = draw(answer)
  await waitFor(() => expect(answered).toBe(1))
  expect(container.textContent).toBe('')
})
