import {act, fireEvent, render, screen} from '@testing-library/react'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import type {ChangeSet} from '../../../domain/sets/changeSet.ts'
import {SETS_ANSWERED} from '../../../domain/sets/onDay.ts'
import {DayChoice} from './DayChoice.tsx'
import {chooseDay, shownDay} from './previewDay.ts'
import {askForSets, chooseSet, chosenSet} from './previewSet.ts'

beforeEach(() => sessionStorage.clear())

const choose = (value: string) => fireEvent.change(screen.getByLabelText('De site op'), {target: {value}})

test('is today until an editor chooses another day, which it then says, and leads back to today', () => {
  render(<DayChoice language="nl" scenario={null} />)
  expect(screen.getByLabelText('De site op')).toHaveValue(amsterdamDay(new Date()))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  choose('2099-12-25')
  expect(screen.getByRole('status')).toHaveTextContent('Zo is de site op 25 december 2099, met alle concepten')
  expect(shownDay()).toBe('2099-12-25')
  fireEvent.click(screen.getByRole('button', {name: 'Naar vandaag'}))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(shownDay()).toBe(amsterdamDay(new Date()))
})

test('goes back to today when the day is emptied, and takes nothing else for a day', () => {
  render(<DayChoice language="nl" scenario={null} />)
  choose('2099-12-25')
  choose('')
  expect(shownDay()).toBe(amsterdamDay(new Date()))
  sessionStorage.setItem('preview-day', 'tomorrow')
  expect(shownDay()).toBe(amsterdamDay(new Date()))
})

test('speaks the language of the Studio, and that of the page until it is known', () => {
  render(<DayChoice language="en" scenario={null} />)
  expect(screen.getByLabelText('The site on')).toBeVisible()
  askForSets('http://localhost')
  const content = {documents: [], drafts: [], sets: []}
  act(() => {
    window.dispatchEvent(new MessageEvent('message', {data: {type: SETS_ANSWERED, content, language: 'nl'}}))
  })
  expect(screen.getByLabelText('De site op')).toBeVisible()
  act(() => {
    window.dispatchEvent(new MessageEvent('message', {data: {type: SETS_ANSWERED, content}}))
  })
})

test('stands above the page and in no part of it, so that a phone shows what is below', () => {
  const {container} = render(<DayChoice language="nl" scenario={null} />)
  expect(document.body.firstElementChild).toContainElement(screen.getByTestId('preview-day'))
  expect(container).not.toContainElement(screen.getByTestId('preview-day'))
})

describe('with a set', () => {
  const set: ChangeSet = {
    ...{_id: 'studio.set-a', _type: 'studio.changeSet', _createdAt: '', _updatedAt: '', _rev: '', title: 'Zomeractie'},
    ...{state: 'planned', goLiveAt: '2099-06-01T07:00:00Z', endAt: '2099-08-31T16:00:00Z', members: []},
  }
  const MOMENTS = '“Zomeractie” (vanaf 1 juni 2099, 09:00 tot 31 augustus 2099, 18:00)'

  test.each([
    ['there', 'met alleen de set', 'zonder andere concepten'],
    ['coming', 'zonder concepten: de set', 'is dan nog niet live'],
    ['over', 'zonder concepten: de set', 'is dan voorbij'],
  ] as const)('says how it stands when it is %s', (stands, before, after) => {
    chooseDay('2099-07-01')
    render(<DayChoice language="nl" scenario={{only: set, stands, without: []}} />)
    const words = screen.getByRole('status').textContent
    expect(words).toContain(`Zo is de site op 1 juli 2099, ${before} ${MOMENTS}`)
    expect(words).toContain(after)
  })

  test('leads back to all drafts', () => {
    chooseSet(set._id)
    render(<DayChoice language="nl" scenario={{only: set, stands: 'there', without: []}} />)
    expect(screen.getByRole('status')).toHaveTextContent(/^Zo is de site nu, met alleen de set/)
    fireEvent.click(screen.getByRole('button', {name: 'Alle concepten'}))
    expect(chosenSet()).toBeNull()
  })

  test('names the sets that are not there on a day among all drafts', () => {
    chooseDay('2099-12-25')
    render(<DayChoice language="nl" scenario={{only: null, stands: null, without: [set]}} />)
    expect(screen.getByRole('status')).toHaveTextContent('met alle concepten, zonder de set “Zomeractie”')
  })
})
