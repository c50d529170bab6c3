import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {act, render, screen, within} from '@testing-library/react'
import type {ContentDocument} from '../../../domain/content/shape.ts'
import {readPublished} from '../../published/published.ts'
import {formAt, lake} from '../../testing/sanity.tsx'
import {SearchPreview} from './SearchPreview.tsx'

const theme = buildTheme()
async function draw(document: object) {
  formAt({'': document} as never)
  await act(() => readPublished(lake.client as never))
  render(
    <ThemeProvider theme={theme}>
      <SearchPreview />
    </ThemeProvider>,
  )
  return within(await screen.findByTestId('search-preview'))
}

test('shows the title, description and address of a page in each language, and what is wrong with them', async () => {
  const page = lake.documentOf('page-over-ons') as ContentDocument & {title: object}
  const preview = await draw({...page, title: {...page.title, en: 'About'}})
  expect(preview.getByText('In search results, Dutch')).toBeVisible()
  expect(preview.getByText('over-ons')).toBeVisible()
  expect(preview.getByText('Check: Title: 5 characters. Write at least 10')).toBeVisible()
})

test('names a title that another page has, and shows no result of a page kept out of search engines', async () => {
  const page = lake.documentOf('page-over-ons') as Record<string, unknown>
  const other = lake.documentOf('page-blog') as Record<string, unknown>
  const preview = await draw({...page, title: other.title, noIndex: true})
  expect(await preview.findAllByText('Check: Another page has the same title')).toHaveLength(2)
  expect(preview.getAllByText(/kept out of search engines: there is no search result/)).toHaveLength(2)
})
