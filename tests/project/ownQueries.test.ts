import {parse} from 'groq-js'
import {ownQueries, PARAMS} from '../bench/lake/ownQueries.ts'

test('the bench has what each query of the product asks for', async () => {
  const queries = await ownQueries()
  expect(queries.length).toBeGreaterThan(30)
  for (const [, query] of queries) expect(() => parse(query, {params: PARAMS})).not.toThrow()
})
