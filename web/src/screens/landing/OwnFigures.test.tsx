import {screen} from '@testing-library/react'
import {pageContextOf, renderIn} from '../../testing/page.tsx'
import {OwnFigures} from './OwnFigures.tsx'

const figure = (key: string, title: string) => ({_key: key, _type: 'titledText' as const, title, text: `of ${key}`})
const draw = (...items: ReturnType<typeof figure>[]) =>
  renderIn(pageContextOf('/en/'), <OwnFigures texts={{heading: 'Our own site', items, note: 'Measured today.'}} />)

test('shows each figure with what it is of', () => {
  draw(figure('weight', '63.1 KB'), figure('cookies', '0 cookies'))
  const band = screen.getByRole('region', {name: 'Our own site'})
  expect([...band.querySelectorAll('dt, dd')].map(({textContent}) => textContent)).toEqual([
    '63.1 KB',
    'of weight',
    '0 cookies',
    'of cookies',
  ])
})

test('is not there when nothing is left of its figures', () => {
  draw(figure('weight', ''), figure('cookies', ''))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
