import {seedDocuments} from '../../tests/support/services/seed.ts'
import {lawyerNotice} from './lawyer.ts'

const LIVE = 'live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'

test('a live shop is told which texts wait for a lawyer, until somebody ticks them', () => {
  const documents = seedDocuments()
  expect(lawyerNotice(documents, LIVE)).toBe(
    'A lawyer has not checked yet, says the Studio, although this shop is live: Privacy, Colofon, Herroepen en klachten, Algemene voorwaarden',
  )
  const ticked = documents.map((document) => ({...document, checkedByLawyer: true}))
  expect(lawyerNotice(ticked, LIVE)).toBe('')
})

test('a shop that takes no real money, and a text that nobody is held to, need no lawyer', () => {
  const documents = seedDocuments()
  for (const key of [undefined, 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM']) expect(lawyerNotice(documents, key)).toBe('')
  const contact = documents.filter(({_id}) => _id === 'content-contact')
  expect([contact.length, lawyerNotice(contact, LIVE)]).toEqual([1, ''])
})
