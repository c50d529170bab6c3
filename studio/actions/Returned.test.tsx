import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {render, screen} from '@testing-library/react'
import {type ReturnedDocuments, ReturnedView} from './Returned.tsx'

const draw = (returned: ReturnedDocuments) =>
  render(
    <ThemeProvider theme={buildTheme()}>
      <ReturnedView returned={returned} />
    </ThemeProvider>,
  )
const redirect = {_id: 'r', _type: 'redirect', from: '/zomer'}
const faq = {_id: 'f', _type: 'faq', question: {_type: 'localeString', nl: 'Hoe?', en: 'How?'}}

test('says at which moment documents become drafts, which are as before, and which addresses stop', () => {
  draw({drafts: [redirect], earlier: [faq], back: [], at: '2026-08-31T16:00:00Z', addresses: ['/zomer/'], isKept: true})
  const shown = screen.getByTestId('returned')
  expect(shown).toHaveTextContent(
    /^The end, on 31 August 2026, 18:00Off the site, and drafts againthe type redirect: \/zomer/,
  )
  expect(shown).toHaveTextContent(/As they were beforethe type faq: How\?The set keeps what it had made/)
  expect(shown).toHaveTextContent(/These addresses stop then: \/zomer\/\. /)
})

test('says of an undo without a set that the words are in the history, and what comes back', () => {
  draw({drafts: [], earlier: [faq], back: [redirect]})
  expect(screen.getByTestId('returned')).toHaveTextContent(
    /stays in the history.*Back on the sitethe type redirect: \/zomer$/,
  )
})

test('says nothing where no document returns', () => {
  draw({drafts: [], earlier: [], back: []})
  expect(screen.queryByTestId('returned')).not.toBeInTheDocument()
})
