import {act, fireEvent, render, renderHook, screen} from '@testing-library/react'
import {pageContextOf, renderIn} from '../testing/page.tsx'
import {Switch} from '../ui/forms/Switch.tsx'
import {Toggles} from './Toggles.tsx'
import {useSessionValues} from './useSessionValues.ts'

const page = pageContextOf('/login/')

describe('switches', () => {
  const toggles = [
    {_key: 'a', key: 'weekly', label: 'Weekbericht', help: 'Elke maandag.', initiallyOn: true},
    {_key: 'b', key: 'monthly', label: 'Maandbericht', help: 'Elke eerste.', initiallyOn: false},
  ]
  const switches = () =>
    screen.getAllByRole<HTMLInputElement>('switch').map(({checked, ariaChecked}) => [checked, ariaChecked])

  test('show their purpose and their state', () => {
    const onChange = jest.fn()
    render(<Switch label="Weekbericht" help="Elke maandag." on={false} state="Uit" onChange={onChange} />)
    const found = screen.getByRole('switch', {name: 'Weekbericht', description: 'Elke maandag.', checked: false})
    fireEvent.click(screen.getByText('Weekbericht'))
    expect(onChange.mock.calls).toEqual([[true]])
    expect(found).not.toBeChecked()
  })

  test("start with the content's default, announce a change, and keep it for the visit", () => {
    const onChange = jest.fn()
    const {unmount} = renderIn(page, <Toggles name="notifications" toggles={toggles} onChange={onChange} />)
    expect(switches()).toEqual([
      [true, 'true'],
      [false, 'false'],
    ])
    expect(sessionStorage).toHaveLength(0)
    fireEvent.click(screen.getByRole('switch', {name: 'Maandbericht'}))
    fireEvent.click(screen.getByRole('switch', {name: 'Weekbericht'}))
    expect(onChange.mock.calls).toEqual([
      [{tone: 'notice', title: 'Instelling gewijzigd', text: 'Maandbericht: Aan'}],
      [{tone: 'notice', title: 'Instelling gewijzigd', text: 'Weekbericht: Uit'}],
    ])
    unmount()
    renderIn(page, <Toggles name="notifications" toggles={toggles} onChange={onChange} />)
    expect(switches()).toEqual([
      [false, 'false'],
      [true, 'true'],
    ])
  })
})

describe('session values', () => {
  test('are shared by name and kind', () => {
    const here = renderHook(() => useSessionValues('settings', 'boolean'))
    const there = renderHook(() => useSessionValues('settings', 'boolean'))
    const texts = renderHook(() => useSessionValues('settings', 'string'))
    const others = renderHook(() => useSessionValues('others', 'boolean'))
    act(() => here.result.current[1]({weekly: true}))
    expect(there.result.current[0]).toEqual({weekly: true})
    expect(others.result.current[0]).toEqual({})
    expect(texts.result.current[0]).toEqual({})
    expect(sessionStorage.getItem('visit:settings')).toBe('{"weekly":true}')
  })

  test('are empty for an invalid stored value', () => {
    for (const kept of ['', 'null', '[', '{"weekly":"yes"}', '3']) {
      sessionStorage.setItem('visit:settings', kept)
      const {result, unmount} = renderHook(() => useSessionValues('settings', 'boolean'))
      expect(result.current[0]).toEqual({})
      unmount()
    }
  })

  test('are not kept when storage is forbidden, without an error', () => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new Error('forbidden')
      })
    const {result} = renderHook(() => useSessionValues('settings', 'boolean'))
    act(() => result.current[1]({weekly: true}))
    expect(result.current[0]).toEqual({})
  })

  test('are unsubscribed on unmount', () => {
    const added = jest.spyOn(window, 'addEventListener')
    const removed = jest.spyOn(window, 'removeEventListener')
    renderHook(() => useSessionValues('settings', 'boolean')).unmount()
    const ours = (calls: unknown[][]) => calls.filter(([name]) => name === 'visitchange')
    expect(ours(removed.mock.calls)).toEqual(ours(added.mock.calls))
    expect(ours(added.mock.calls)).not.toHaveLength(0)
  })
})
