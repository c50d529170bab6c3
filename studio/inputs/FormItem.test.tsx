import {jest} from '@jest/globals'
import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {fireEvent, render, screen} from '@testing-library/react'
import type {ItemProps} from 'sanity'
import {FormItem} from './FormItem.tsx'

const onChange = jest.fn()
const theme = buildTheme()
const HIDEABLE = [{name: 'title'}, {name: 'hidden'}]

function row(value: object, {path = ['parts', {_key: 'a'}] as unknown[], fields = HIDEABLE} = {}) {
  const props = {value, path, schemaType: {fields}, inputProps: {onChange}, renderDefault: () => <p>row</p>}
  return render(
    <ThemeProvider theme={theme}>
      <FormItem {...(props as unknown as ItemProps)} />
    </ThemeProvider>,
  )
}

beforeEach(() => onChange.mockClear())

test('hides a part of a page from its row, and shows it again', () => {
  row({_key: 'a'})
  fireEvent.click(screen.getByRole('button', {name: 'Hide'}))
  expect(onChange).toHaveBeenLastCalledWith({type: 'set', value: true, path: ['hidden']})
  row({_key: 'b', hidden: true})
  fireEvent.click(screen.getByRole('button', {name: 'Show on the page'}))
  expect(onChange).toHaveBeenLastCalledWith({type: 'set', value: false, path: ['hidden']})
})

test.each([
  ['nothing can hide', {}, {fields: [{name: 'title'}]}],
  ['stands inside a part', {}, {path: ['parts', {_key: 'a'}, 'items', {_key: 'b'}]}],
  ['must stay on the landing page', {section: 'pricing'}, {path: ['sections', {_key: 'a'}]}],
])('leaves a row as it is that %s', (_, value, place) => {
  row(value, place)
  expect(screen.getByText('row')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows a section again that should never have been hidden', () => {
  row({section: 'pricing', hidden: true}, {path: ['sections', {_key: 'a'}]})
  expect(screen.getByRole('button', {name: 'Show on the page'})).toBeVisible()
})
