import {takeChoice, withChoice} from './previewAddress.ts'
import {chooseDay, chosenDay} from './previewDay.ts'
import {chooseSet, chosenSet} from './previewSet.ts'

beforeEach(() => sessionStorage.clear())

const CHOSEN = 'http://site/zomeractie/?state=a&preview-set=studio.set-a&preview-day=2099-06-01'

test('keeps the set and the day in the address that the Studio is told, and out of that of the page', () => {
  expect(takeChoice(CHOSEN)).toBe('http://site/zomeractie/?state=a')
  expect([chosenSet(), chosenDay()]).toEqual(['studio.set-a', '2099-06-01'])
  expect(withChoice('http://site/zomeractie/?state=a')).toBe(CHOSEN)
})

test('tells the address as it is when all drafts of today are shown', () => {
  expect(withChoice('http://site/en/?state=a')).toBe('http://site/en/?state=a')
})

test('shows a set without a day today, and leaves the choice alone when the address names none', () => {
  chooseSet('studio.set-b')
  chooseDay('2099-01-01')
  takeChoice('http://site/')
  expect([chosenSet(), chosenDay()]).toEqual(['studio.set-b', '2099-01-01'])
  takeChoice('http://site/?preview-set=studio.set-a')
  expect([chosenSet(), chosenDay()]).toEqual(['studio.set-a', null])
})
