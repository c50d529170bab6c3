import {Stack, Text} from '@sanity/ui'
import type {Impact} from '../../domain/content-rules/dataset/datasetImpact.ts'
import {capital, wordsOf} from '../../domain/content-rules/problem.ts'
import {STUDIO_LANGUAGE} from '../language.ts'
import {Customers} from '../views/prices/PriceCustomers.tsx'

/** Counts the running customers of each price that a change notifies them of. */
export const Notified = ({prices}: {prices: Impact['notified']}) =>
  prices.map(({id, plan, period, name}) => (
    <Stack gap={3} key={id}>
      <Text size={1} weight="semibold">
        {capital(wordsOf(name, STUDIO_LANGUAGE))}
      </Text>
      <Customers holds period={period} plan={plan} price={id} />
    </Stack>
  ))
