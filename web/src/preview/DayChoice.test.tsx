import {fireEvent, render, screen} from '@testing-library/react'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {DayChoice} from './DayChoice.tsx'
import {shownDay} from './previewDay.ts'

beforeEach(() => sessionStorage.clear())

const choose = (value: string) => fireEvent.change(screen.getByLabelText('De site op'), {target: {value}})

test('is today until an editor chooses another day, which it then says, and leads back to today', () => {
  render(<DayChoice language="nl" />)
  expect(screen.getByLabelText('De site op')).toHaveValue(amsterdamDay(new Date()))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  choose('2099-12-25')
  expect(screen.getByRole('status')).toHaveTextContent('Zo is de site op 25 december 2099')
  expect(shownDay()).toBe('2099-12-25')
  fireEvent.click(screen.getByRole('button', {name: 'Naar vandaag'}))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(shownDay()).toBe(amsterdamDay(new Date()))
})

test('goes back to today when the day is emptied, and takes nothing else for a day', () => {
  render(<DayChoice language="nl" />)
  choose('2099-12-25')
  choose('')
  expect(shownDay()).toBe(amsterdamDay(new Date()))
  sessionStorage.setItem('preview-day', 'tomorrow')
  expect(shownDay()).toBe(amsterdamDay(new Date()))
})

test('speaks English on an English page', () => {
  render(<DayChoice language="en" />)
  expect(screen.getByLabelText('The site on')).toBeVisible()
})
