import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {render, screen} from '@testing-library/react'
import {datasetsAround} from '../../domain/content-rules/dataset/datasetChange.ts'
import {impactOf} from '../../domain/content-rules/dataset/datasetImpact.ts'
import {readSchema} from '../../local/content/ndjson.ts'
import {seedDocuments} from '../../tests/support/services/seed.ts'
import {ImpactView} from './Findings.tsx'

test.each([
  [true, 'The effect on existing customers is described above.'],
  [false, 'their subscriptions do not change.'],
])('names the effect on running customers when a price holds for them, %s', (holdsForRunning, words) => {
  const documents = seedDocuments()
  const price = documents.find(({_id}) => _id === 'price-pro-monthly')
  const publish = {...price, _id: 'coming', _type: 'price', validFrom: '2027-02-01', exclVat: 169, holdsForRunning}
  const now = {now: '2026-11-25T10:00:00Z', today: '2026-11-25'}
  render(
    <ThemeProvider theme={buildTheme()}>
      <ImpactView impact={impactOf(datasetsAround(documents, {publish}, now, readSchema()))} types={['price']} />
    </ThemeProvider>,
  )
  const sentences = screen.getByText(/^This applies to customers who buy from then on\./)
  expect(sentences).toHaveTextContent(words)
  expect(/subscriptions do not change/.test(sentences.textContent)).toBe(!holdsForRunning)
})
