import {screen, within} from '@testing-library/react'
import {pageContextOf, renderIn} from '../../testing/page.tsx'
import {Evidence} from './Evidence.tsx'

type Props = Parameters<typeof Evidence>[0]

const figure = (key: string, title: string) => ({_key: key, _type: 'titledText' as const, title, text: `of ${key}`})
const FIGURES = [figure('weight', '63.1 KB'), figure('cookies', '0 cookies')]
const WIND = {heading: 'Measure the wind', label: 'Address', button: 'Measure', hint: 'Takes a moment.'}
const PROOF = {
  _id: 'iso',
  kind: 'certificate',
  text: 'Tested every year.',
  name: 'A certificate',
  role: null,
  picture: null,
  more: null,
} as unknown as Props['proofs'][number]

const draw = ({items = FIGURES, wind = WIND as Props['wind'], proofs = [] as Props['proofs']} = {}) =>
  renderIn(
    pageContextOf('/en/'),
    <Evidence
      texts={{heading: 'Our own site', items, note: 'Measured today.', again: 'Measure it yourself'} as Props['texts']}
      wind={wind}
      proofs={proofs}
      heading="What customers notice"
    />,
  )
const namesOf = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))

test('shows each figure with what it is of, and leads to the same measurement', () => {
  draw()
  const band = screen.getByRole('region', {name: 'Our own site'})
  expect([...band.querySelectorAll('dt, dd')].map(({textContent}) => textContent)).toEqual([
    '63.1 KB',
    'of weight',
    '0 cookies',
    'of cookies',
  ])
  expect(within(band).getByRole('link', {name: 'Measure it yourself'})).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/en\/measure-the-wind\/\?site=/),
  )
})

test('has customers beside the figures, and the form after both', () => {
  draw({proofs: [PROOF]})
  expect(namesOf()).toEqual(['measured-heading', 'proof-heading', 'wind-heading'])
})

test('a certificate without an image of its mark has a stripe', () => {
  draw({proofs: [PROOF]})
  expect(document.querySelector('[data-mark] > i')).toBeInTheDocument()
})

test('has the form alone when nothing is left of its figures', () => {
  draw({items: [figure('weight', ''), figure('cookies', '')]})
  expect(namesOf()).toEqual(['wind-heading'])
})

test('offers no measurement where there is no form, and is not there without figures either', () => {
  draw({wind: null as never})
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  draw({wind: null as never, items: []}).unmount()
  expect(namesOf()).toEqual(['measured-heading'])
})
