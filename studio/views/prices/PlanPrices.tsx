import {AddIcon} from '@sanity/icons/Add'
import {Button, Flex} from '@sanity/ui'
import {IntentLink} from 'sanity/router'
import {byPeriod, comingPrices, pricesInForce} from '../../../domain/catalogue/priceList.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {centsFromEuros, formatEuros} from '../../../domain/money/money.ts'
import {dayName, nlEn, STUDIO_LANGUAGE} from '../../language.ts'
import {PERIOD_TITLES} from '../../schema/periods.ts'
import {templateId} from '../../templates.ts'
import {Note, Row, Section} from '../start/StartParts.tsx'
import {usePublishedPrices} from './usePublishedPrices.ts'

/** Above the form of a plan: what it costs now and later, and the way to a new price. */
export function PlanPrices({plan}: {plan: string}) {
  const {value: content} = usePublishedPrices()
  if (!content) return null
  const today = amsterdamDay(new Date())
  const own = content.prices.filter((price) => price.planId === plan)
  const current = byPeriod(pricesInForce(own, today))
  return (
    <Section title={nlEn('Prijzen van dit pakket', 'Prices of this plan')}>
      {own.length === 0 && <Note>{nlEn('Nog geen prijs gepubliceerd.', 'No prices are published yet.')}</Note>}
      {[...current, ...comingPrices(own, today)].map(({_id, period, exclVat, validFrom}) => (
        <Row
          key={_id}
          title={
            <IntentLink intent="edit" params={{id: _id, type: 'price'}}>
              {PERIOD_TITLES[period]}
            </IntentLink>
          }
          detail={`${formatEuros(centsFromEuros(exclVat), STUDIO_LANGUAGE)} ${nlEn('excl. btw, vanaf', 'excl. VAT, from')} ${dayName(validFrom)}`}
        />
      ))}
      <Flex gap={2} wrap="wrap">
        <NewOf type="price" plan={plan} text={nlEn('Nieuwe prijs', 'New price')} />
        <NewOf type="offer" plan={plan} text={nlEn('Nieuwe actieprijs', 'New promotional price')} />
      </Flex>
    </Section>
  )
}

/** The way to a new document about a plan. */
const NewOf = ({type, plan, text}: {type: 'price' | 'offer'; plan: string; text: string}) => (
  <IntentLink
    intent="create"
    params={[{type, template: templateId(type, 'plan')}, {plan}]}
    style={{textDecoration: 'none'}}
  >
    <Button as="span" fontSize={1} icon={AddIcon} mode="ghost" padding={2} text={text} />
  </IntentLink>
)
