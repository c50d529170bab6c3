import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {ToastProvider} from '@sanity/ui/toast'
import {act, fireEvent, render, screen, waitFor} from '@testing-library/react'
import {lake} from '../../testing/sanity.tsx'
import {DeletedLine} from './DeletedLine.tsx'

const ID = 'faq-how-it-works'
const draft = () => ({...lake.documentOf(ID), _id: `drafts.${ID}`, question: {nl: 'Halve vr'}})
const draw = (wasThere = true) => (
  <ThemeProvider theme={buildTheme()}>
    <ToastProvider>
      <DeletedLine id={ID} type="faq" wasThere={wasThere}>
        <p>live</p>
      </DeletedLine>
    </ToastProvider>
  </ThemeProvider>
)

/** A colleague deletes the document with its draft. */
function deletedByColleague() {
  const states = [lake.documentOf(ID), draft()]
  const effects = Object.fromEntries(states.map(({_id}) => [_id, {apply: [0, null], revert: []}]))
  const timestamp = new Date(Date.now() - 120_000).toISOString()
  lake.client.request = async ({url}) =>
    url.includes('/documents/')
      ? {documents: states}
      : JSON.stringify({id: 't', timestamp, author: 'colleague', effects})
  lake.remove(ID)
}

test('is not there while the document is, nor for one that was never saved', async () => {
  const {unmount} = render(draw())
  expect(screen.getByText('live')).toBeVisible()
  unmount()
  lake.remove(ID)
  await act(async () => void render(draw(false)))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(screen.getByText('live')).toBeVisible()
})

test('takes the place of what the site says, also in a form that was emptied with the document', async () => {
  const {rerender} = render(draw(false))
  deletedByColleague()
  rerender(draw(false))
  expect(await screen.findByText(/deleted this document/)).toBeVisible()
  expect(screen.queryByText('live')).not.toBeInTheDocument()
})

test('says who deleted the document, that nothing is saved any more, and restores either state from there', async () => {
  deletedByColleague()
  render(draw())
  expect(await screen.findByText('A colleague deleted this document 2 min ago.')).toBeVisible()
  expect(screen.getByText(/Changes you type now are not saved/)).toBeVisible()
  expect(screen.getByText('Restore the live version')).toBeVisible()
  fireEvent.click(screen.getByText('Restore the draft'))
  await waitFor(() => expect(lake.documentOf(`drafts.${ID}`)).toMatchObject({question: {nl: 'Halve vr'}}))
})

test('says why the document could not be restored, and lets it be tried again', async () => {
  deletedByColleague()
  lake.client.createIfNotExists = async () => {
    throw new Error('The lake is away')
  }
  render(draw())
  fireEvent.click(await screen.findByText('Restore the draft'))
  expect(await screen.findByText(/The lake is away/)).toBeInTheDocument()
  expect(screen.getByText('Restore the draft').closest('button')).toBeEnabled()
})

test('says that the document is gone when its history may not be read', async () => {
  lake.remove(ID)
  lake.client.request = async () => {
    throw new Error('Insufficient permissions')
  }
  await act(async () => void render(draw()))
  expect(screen.getByText('This document was deleted.')).toBeVisible()
  expect(screen.getByText(/Insufficient permissions/)).toBeVisible()
})
