import {jest} from '@jest/globals'
import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {act, fireEvent, render, screen} from '@testing-library/react'
import type {ReactElement} from 'react'
import type {ArrayOfPrimitivesInputProps, StringInputProps} from 'sanity'
import {readPublished} from '../../published/published.ts'
import {PERIOD_CHOICES} from '../../schema/periods.ts'
import {formAt, lake} from '../../testing/sanity.tsx'
import {OfferCodeInput} from './OfferCodeInput.tsx'
import {SoldPeriodsInput} from './SoldPeriodsInput.tsx'

const theme = buildTheme()
const draw = (element: ReactElement) => render(<ThemeProvider theme={theme}>{element}</ThemeProvider>)

describe('the code of a discount', () => {
  const onChange = jest.fn()
  const input = (value?: string) =>
    ({
      value,
      onChange,
      elementProps: {},
      renderDefault: () => <input defaultValue={value} />,
    }) as unknown as StringInputProps

  test('is asked for when there is one only', () => {
    draw(<OfferCodeInput {...input()} />)
    expect(screen.getByRole('radio', {name: 'Everybody: a promotional price'})).toBeChecked()
    expect(screen.queryByRole('textbox')).toBeNull()
    fireEvent.click(screen.getByRole('radio', {name: 'Customers who enter a code'}))
    expect(screen.getByRole('textbox')).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
  })

  test('goes when everybody gets the discount', () => {
    draw(<OfferCodeInput {...input('WELKOM10')} />)
    expect(screen.getByRole('textbox')).toHaveValue('WELKOM10')
    fireEvent.click(screen.getByRole('radio', {name: 'Everybody: a promotional price'}))
    expect(onChange).toHaveBeenCalledWith({type: 'unset'})
  })
})

describe('the billing periods of a discount', () => {
  const offered = (plans: string[], value: string[] = []) => {
    formAt({plans: plans.map((_ref) => ({_type: 'reference', _key: _ref, _ref}))})
    const props = {
      value,
      schemaType: {options: {list: PERIOD_CHOICES}},
      renderDefault: ({schemaType: {options}}: ArrayOfPrimitivesInputProps) =>
        (options as {list: typeof PERIOD_CHOICES}).list.map((choice) => choice.value).join(' '),
    } as unknown as ArrayOfPrimitivesInputProps
    const {container, unmount} = draw(<SoldPeriodsInput {...props} />)
    const text = container.textContent
    unmount()
    return text
  }

  test('are those that its plans are sold for, and those that were chosen', async () => {
    await act(() => readPublished(lake.client as never))
    expect(offered(['plan-pro'])).toBe('monthly quarterly biannual')
    expect(offered([])).toBe('monthly quarterly biannual')
    expect(offered(['plan-pro'], ['yearly'])).toBe('monthly quarterly biannual yearly')
  })
})
