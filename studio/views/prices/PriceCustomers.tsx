import type {RunningCounts} from '../../../domain/catalogue/runningCustomers.ts'
import type {Price} from '../../../domain/content/content.types.ts'
import {nlEn} from '../../language.ts'
import {usePublished} from '../../published/usePublished.ts'
import {count} from '../../status/words.ts'
import {Note, Section} from '../start/StartParts.tsx'
import {useRunningCustomers} from './useRunningCustomers.ts'

type Shown = Partial<Pick<Price, 'plan' | 'period' | 'holdsForRunning'>>

/** Above the form of a price: how many customers with a subscription it concerns. */
export function PriceCustomers({id, price}: {id: string; price: Shown}) {
  const {plans} = usePublished()
  const plan = plans.find(({_id}) => _id === price.plan?._ref)
  return (
    <Section title={nlEn('Lopende klanten', 'Running customers')}>
      {plan && price.period ? (
        <Customers plan={plan.key} period={price.period} price={id} holds={price.holdsForRunning === true} />
      ) : (
        <Note>
          {nlEn(
            'Kies een gepubliceerd pakket en een betaalperiode: dan staat hier hoeveel klanten die al hebben.',
            'Choose a published plan and a billing period to see how many customers have them.',
          )}
        </Note>
      )}
    </Section>
  )
}

type Props = {plan: string; period: string; price: string; holds: boolean}

/** Counts of the running customers whom a price concerns, as the site gives them. */
export function Customers({holds, ...asked}: Props) {
  const known = useRunningCustomers(asked)
  switch (known.kind) {
    case 'unset':
      return (
        <Note>
          {nlEn(
            'De Studio weet niet waar de site staat, en kan klanten niet tellen.',
            'The Studio does not know the site’s address, so it cannot count customers.',
          )}
        </Note>
      )
    case 'asking':
      return <Note>{nlEn('Klanten worden geteld …', 'Counting customers …')}</Note>
    case 'away':
      return (
        <Note>
          {nlEn(
            'De site antwoordt niet, dus klanten konden niet worden geteld. Publiceren kan wel.',
            'The site does not respond, so customers could not be counted. You can still publish.',
          )}
        </Note>
      )
    case 'told':
      return lines(known.answer, holds).map((line) => <Note key={line}>{line}</Note>)
  }
}

const customers = (number: number) => count(number, nlEn('klant', 'customer'), nlEn('klanten', 'customers'))

function lines({running, paying, told, withoutAddress}: RunningCounts, holds: boolean): string[] {
  if (running === 0)
    return [
      nlEn(
        'Nog geen klant heeft dit pakket met deze betaalperiode.',
        'No customers have this plan with this billing period yet.',
      ),
    ]
  const has = running === 1 ? nlEn('heeft', 'has') : nlEn('hebben', 'have')
  return [
    nlEn(
      `${customers(running)} ${has} dit pakket met deze betaalperiode, van wie ${paying} deze prijs betalen en ${told} hem aangekondigd kregen.`,
      `${customers(running)} ${has} this plan with this billing period: ${paying} pay this price and ${told} were notified of it.`,
    ),
    ...(running > paying
      ? [
          holds
            ? nlEn(
                'De prijs geldt ook voor hen: wie hem nog niet betaalt, krijgt er na publiceren een mail over.',
                'The price applies to them too: those who do not pay it yet get an e-mail after publishing.',
              )
            : nlEn(
                'De prijs geldt niet voor hen: ze blijven betalen wat ze nu betalen.',
                'The price does not apply to them: they keep their current price.',
              ),
        ]
      : []),
    ...(holds && withoutAddress > 0
      ? [
          nlEn(
            `${customers(withoutAddress)} zonder mailadres: die kan niemand het vertellen, dus hun prijs blijft.`,
            `${customers(withoutAddress)} without an e-mail address: they cannot be notified, so their price stays the same.`,
          ),
        ]
      : []),
  ]
}
