import {render} from '@testing-library/react'
import {takeChangedTexts} from './bareTexts.ts'

const Days = ({count, unit}: {count: number; unit: string}) => (
  <p>
    {count} <b>{unit}</b>
  </p>
)

test('reports a changed text with siblings, not one that is alone in its element', () => {
  const {rerender} = render(<Days count={3} unit="dagen" />)
  rerender(<Days count={3} unit="days" />)
  expect(takeChangedTexts()).toEqual([])
  rerender(<Days count={2} unit="days" />)
  expect(takeChangedTexts()).toEqual([expect.stringMatching(/^"3" became "2" in <p>/)])
})
