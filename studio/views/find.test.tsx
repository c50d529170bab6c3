import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {act, fireEvent, render, screen} from '@testing-library/react'
import {readPublished} from '../published/published.ts'
import {lake} from '../testing/sanity.tsx'
import {FindView} from './FindView.tsx'

const theme = buildTheme()

async function search(words: string) {
  await act(() => readPublished(lake.client as never))
  render(
    <ThemeProvider theme={theme}>
      <FindView />
    </ThemeProvider>,
  )
  fireEvent.change(screen.getByRole('textbox'), {target: {value: words}})
}

test('finds a text with its placeholders resolved, and links to its field', async () => {
  await search('Mail of bel Vindkracht')
  const [hit] = await screen.findAllByRole('listitem')
  expect(hit).toHaveTextContent('Mail of bel Vindkracht, of plan')
  expect(hit?.querySelector('a')?.getAttribute('href')).toMatch(/^\/intent\/edit\/[^;]+;.*\.nl$/)
})

test('finds no words of a set of changes, which is no content of the site', async () => {
  const before = JSON.stringify({question: {nl: 'Zomerwoorden'}})
  lake.put({
    ...{_id: 'studio.set-a', _type: 'studio.changeSet', title: 'Zomerwoorden', state: 'open'},
    members: [{_key: 'a', id: 'a', documentType: 'faq', before}],
  })
  await search('Zomerwoorden')
  expect(await screen.findByRole('status')).not.toHaveTextContent('1 ')
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
})

test('says that the texts could not be read when the dataset does not answer', async () => {
  lake.client.fetch = async () => {
    throw new Error('Insufficient permissions')
  }
  render(
    <ThemeProvider theme={theme}>
      <FindView />
    </ThemeProvider>,
  )
  fireEvent.change(screen.getByRole('textbox'), {target: {value: 'wind'}})
  expect(await screen.findByText('The texts could not be read: Insufficient permissions')).toBeVisible()
})
