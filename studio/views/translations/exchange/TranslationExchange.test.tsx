import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {ToastProvider} from '@sanity/ui/toast'
import {fireEvent, render, screen, waitFor} from '@testing-library/react'
import type {SanityDocument} from 'sanity'
import {translationGaps} from '../../../../domain/texts/translations.ts'
import {lake} from '../../../testing/sanity.tsx'
import type {TranslationRow} from '../useTranslations.ts'
import {TranslationExchange} from './TranslationExchange.tsx'

const theme = buildTheme()
let downloaded: Blob | null = null
beforeEach(() => {
  downloaded = null
  URL.createObjectURL = (blob) => {
    downloaded = blob as Blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

function row(): TranslationRow {
  const question = lake.documentOf('faq-how-it-works') as SanityDocument & {question: object}
  const document = {...question, question: {...question.question, en: ''}}
  return {id: document._id, type: 'faq', name: '', texts: 2, document, gaps: translationGaps(document), stale: []}
}
const draw = (rows: readonly TranslationRow[], isWhole = true) =>
  render(
    <ThemeProvider theme={theme}>
      <ToastProvider>
        <TranslationExchange rows={rows} isWhole={isWhole} />
      </ToastProvider>
    </ThemeProvider>,
  )
const fileOf = async () => {
  fireEvent.click(screen.getByText('To English: download 1 text'))
  return new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.readAsText(downloaded as Blob)
  })
}
const bringBack = (text: string) => {
  const file = Object.assign(new File([text], 'back.xlf'), {text: async () => text})
  fireEvent.change(screen.getByLabelText('Translated file'), {target: {files: [file]}})
}
/** The commit of the one transaction that puts the texts into drafts. */
function committing(commit: () => Promise<void>) {
  const transaction = {create: jest.fn(), patch: jest.fn(), commit}
  Object.assign(lake.client, {transaction: () => transaction})
  return transaction
}

test('brings the translation of a downloaded file back as a draft, after showing what comes in', async () => {
  const transaction = committing(async () => {})
  draw([row()])
  expect(screen.getByText('To Dutch: download 0 texts').closest('button')).toBeDisabled()
  bringBack((await fileOf()).replace(/<target[^>]*\/>/, '<target>How does it go?</target>'))
  expect(await screen.findByText('Into drafts, in English: 1 text')).toBeVisible()
  expect(screen.getByText('question: “How does it go?”')).toBeVisible()
  fireEvent.click(screen.getByText('Put into drafts'))
  await screen.findByText('1 text put into drafts')
  expect(transaction.create).toHaveBeenCalledWith(expect.objectContaining({_id: 'drafts.faq-how-it-works'}))
  await waitFor(() => expect(screen.queryByText('Put into drafts')).toBeNull())
})

test('says why nothing was written when somebody wrote meanwhile', async () => {
  committing(() => Promise.reject(Object.assign(new Error('conflict'), {statusCode: 409})))
  draw([row()])
  bringBack((await fileOf()).replace(/<target[^>]*\/>/, '<target>How does it go?</target>'))
  fireEvent.click(await screen.findByText('Put into drafts'))
  expect(await screen.findByText(/Somebody has written in one of these documents/)).toBeVisible()
})

test('names what a file leaves untranslated, and refuses any other file', async () => {
  draw([row()])
  bringBack(await fileOf())
  expect(await screen.findByText('There is nothing new in this file.')).toBeVisible()
  expect(screen.getByText(/^not translated yet: “Hoe werkt het\?”/)).toBeVisible()
  bringBack('Price;Prijs')
  expect(await screen.findByText(/not an XLIFF 1\.2 file/)).toBeVisible()
  expect(screen.queryByText('There is nothing new in this file.')).toBeNull()
})

test('waits with the file until the histories are read', () => {
  draw([row()], false)
  expect(screen.getByText('Bring back a translation').closest('button')).toBeDisabled()
})
