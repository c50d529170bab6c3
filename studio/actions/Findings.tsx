import {Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'
import {Preview, useSchema} from 'sanity'
import {IntentLink} from 'sanity/router'
import type {AmountChange} from '../../domain/content-rules/dataset/amountChanges.ts'
import type {Impact} from '../../domain/content-rules/dataset/datasetImpact.ts'
import {capital, type DatasetProblem, sentenceOf, wordsOf} from '../../domain/content-rules/problem.ts'
import {formatMoment, inSentence} from '../../domain/format/format.ts'
import {type Cents, formatEuros} from '../../domain/money/money.ts'
import {isPeriod} from '../../domain/money/periods.ts'
import {dayName, inStudio, nlEn, STUDIO_LANGUAGE} from '../language.ts'
import {currentlyPublished} from '../published/published.ts'
import {destinationTitle} from '../schema/destinations.ts'
import {PERIOD_TITLES} from '../schema/periods.ts'
import {nameOf} from '../views/documentName.ts'
import {fieldTitle} from '../views/fieldPath.ts'
import {Notified} from './Notified.tsx'
import {type Page, pagesChanging} from './pagesShowing.ts'

/** The sentences of a review, each once with the texts that it is about; those of another document lead there. */
export function Problems({problems, id}: {problems: readonly DatasetProblem[]; id: string}) {
  const schema = useSchema()
  const said = Map.groupBy(problems, (problem) => {
    const {severity, documentType} = problem
    const type = documentType ? schema.get(documentType) : undefined
    const words = sentenceOf(named(problem, type), STUDIO_LANGUAGE)
    return `${severity} ${problem.at ? `${formatMoment(problem.at, STUDIO_LANGUAGE)}: ${words}` : words}`
  })
  return (
    <Stack gap={2} role="list">
      {[...said].map(([key, same]) => {
        const [severity, sentence] = [key.split(' ', 1)[0], key.slice(key.indexOf(' ') + 1)]
        return (
          <Card
            key={key}
            role="listitem"
            tone={severity === 'refuse' ? 'critical' : 'caution'}
            padding={3}
            radius={2}
            border
          >
            <Stack gap={3}>
              <Text size={1}>{/[.?!]$/.test(sentence) ? sentence : `${sentence}.`}</Text>
              {[...Map.groupBy(same, ({documentId}) => documentId)].map(([documentId, here]) => (
                <Place key={documentId} problems={here} openId={id} />
              ))}
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}

/** Within a rich text no field has a title. */
const textOf = (path: string) => path.replace(/(\[\d+\])?\.(markDefs|children)\b.*$/, '')

/** A document that problems of one sentence are about, unless it is the open one, and its texts. */
function Place({problems, openId}: {problems: readonly DatasetProblem[]; openId: string}) {
  const [first] = problems
  const schemaType = useSchema().get(first?.documentType ?? '')
  if (!first?.documentId || !schemaType) return null
  const {documentId, path} = first
  const paths = new Set(problems.flatMap((problem) => (problem.path ? textOf(problem.path) : [])))
  const texts = [...paths].map((each) => (
    <Text key={each} muted size={1}>
      {fieldTitle(schemaType as Parameters<typeof fieldTitle>[0], each)}
    </Text>
  ))
  if (documentId === openId) return texts
  return (
    <IntentLink
      intent="edit"
      // An item of a list is known by its key in a form, and by its place here.
      params={{id: documentId, type: schemaType.name, ...(path && !path.includes('[') && {path})}}
      style={{color: 'inherit'}}
    >
      <Card padding={2} radius={2} border>
        <Stack gap={2}>
          <Preview schemaType={schemaType} value={{_id: documentId, _type: schemaType.name}} layout="compact" />
          {texts}
        </Stack>
      </Card>
    </IntentLink>
  )
}

/** Names a field as the form does, where a sentence names it by its path. */
function named(problem: DatasetProblem, type: object | undefined): DatasetProblem {
  const {field} = problem.params
  if (typeof field !== 'string' || !type) return problem
  return {...problem, params: {...problem.params, field: fieldTitle(type as Parameters<typeof fieldTitle>[0], field)}}
}

const PriceNote = ({reachesRunning}: Pick<Impact, 'reachesRunning'>) => (
  <Text size={1} muted>
    {nlEn('Dit geldt voor wie vanaf dan koopt.', 'This applies to customers who buy from then on.')}{' '}
    {reachesRunning
      ? nlEn('Wat het is voor wie al betaalt, staat hieronder.', 'The effect on existing customers is described below.')
      : nlEn(
          'Wie al betaalt houdt het bedrag dat is afgesproken: abonnementen veranderen niet.',
          'Existing customers keep the amount they agreed to: their subscriptions do not change.',
        )}{' '}
    {nlEn(
      'Wie net aan het afrekenen is, ziet het nieuwe totaal en wordt opnieuw gevraagd.',
      'A checkout that is open shows the new total and asks again.',
    )}
  </Text>
)

/** The change as visitors and customers will see it. */
export function ImpactView({impact, types}: {impact: Impact; types: readonly string[]}) {
  const {amounts, words} = impact
  return (
    <Stack gap={4}>
      {amounts.length > 0 && (
        <Part title={nlEn('Prijzen', 'Prices')}>
          <Amounts amounts={amounts} />
          <PriceNote reachesRunning={impact.reachesRunning} />
        </Part>
      )}
      {words.length > 0 && (
        <Part title={nlEn('Woorden in teksten', 'Words in texts')}>
          {words.map(({name, from, before, after}) => {
            const about = typeof name === 'string' ? savingTitle(name) : noteOf(name)
            return (
              <Text key={`${about} ${from}`} size={1}>
                {`${about}, ${nlEn('vanaf', 'from')} ${dayName(from)}: ${before ? inStudio(before) : LEFT_OUT} → ${after ? inStudio(after) : LEFT_OUT}`}
              </Text>
            )
          })}
        </Part>
      )}
      <BesidePages impact={impact} />
      <PagesPart impact={impact} types={types} />
      {impact.notified.length > 0 && (
        <Part title={nlEn('Lopende klanten', 'Running customers')}>
          <Notified prices={impact.notified} />
        </Part>
      )}
      {types.some((type) => type === 'termsSection' || type === 'termsPage') && (
        <Part title={nlEn('Wie al klant is', 'Running customers')}>
          <Text size={1}>
            {nlEn(
              'De voorwaarden beloven hun een mail voordat een wijziging telt. De site stuurt die niet: dat is aan jou.',
              'The terms promise them an e-mail before a change takes effect. The site will not send it; you need to.',
            )}
          </Text>
        </Part>
      )}
    </Stack>
  )
}

/** Pages that change; not said to be none while the bar above all of them or an old address does. */
function PagesPart({impact, types}: {impact: Impact; types: readonly string[]}) {
  const {added, removed, announcements, redirects} = impact
  const pages = pagesChanging(impact)
  const isBeside = announcements.length + redirects.length > 0
  if (isBeside && pages.length === 0 && added.length + removed.length === 0) return null
  return (
    <Part title={nlEn('Pagina’s', 'Pages')}>
      {pages === 'all' ? (
        <Text size={1}>{nlEn('Elke pagina', 'Every page')}</Text>
      ) : (
        <Links
          pages={pages}
          empty={
            types.every((type) => type === 'mailMessage')
              ? nlEn('Geen pagina: de mails van nu af aan', 'No pages, only e-mails sent from now on')
              : nlEn('Geen pagina', 'No page')
          }
        />
      )}
      {added.length > 0 && (
        <Text size={1}>
          {nlEn('Nieuw', 'New')}: {added.join(', ')}
        </Text>
      )}
      {removed.length > 0 && (
        <Text size={1}>
          {nlEn('Weg', 'Gone')}: {removed.join(', ')}
        </Text>
      )}
    </Part>
  )
}

/** The bar above every page, and old addresses. */
const BesidePages = ({impact: {announcements, redirects}}: {impact: Impact}) => (
  <>
    {announcements.length > 0 && (
      <Part title={nlEn('Boven elke pagina', 'Above every page')}>
        {announcements.map((announcement) => (
          <Text key={announcement._id} size={1}>
            {announcementLine(announcement)}
          </Text>
        ))}
      </Part>
    )}
    {redirects.length > 0 && (
      <Part title={nlEn('Doorverwijzingen', 'Redirects')}>
        {redirects.map((redirect) => (
          <Text key={redirect._id} size={1} style={{overflowWrap: 'anywhere'}}>
            {redirectLine(redirect)}
          </Text>
        ))}
      </Part>
    )}
  </>
)

function announcementLine({text, firstDay, lastDay, isGone}: Impact['announcements'][number]): string {
  const words = `“${nameOf({text})}”`
  if (isGone) return nlEn(`${words} gaat weg`, `${words} goes`)
  const [from, until] = [dayName(firstDay), dayName(lastDay)]
  return nlEn(`${words}, van ${from} t/m ${until}`, `${words}, from ${from} to ${until}`)
}

function redirectLine({from, destination, page, isGone}: Impact['redirects'][number]): string {
  if (isGone) return nlEn(`${from} leidt nergens meer heen`, `${from} leads nowhere any more`)
  return `${from} → ${nameOf({title: page}) || destinationTitle(destination)}`
}

const Part = ({title, children}: {title: string; children: ReactNode}) => (
  <Stack gap={3}>
    <Heading as="h3" size={0}>
      {title}
    </Heading>
    {children}
  </Stack>
)

const Links = ({pages, empty}: {pages: readonly Page[]; empty: string}) =>
  pages.length === 0 ? (
    <Text size={1}>{empty}</Text>
  ) : (
    <Flex gap={3} wrap="wrap">
      {pages.map(({title, href}) => (
        <Text key={href} size={1}>
          <a href={href} target="_blank" rel="noreferrer">
            {title}
          </a>
        </Text>
      ))}
    </Flex>
  )

const Amounts = ({amounts}: {amounts: readonly AmountChange[]}) => (
  <Stack gap={3}>
    {amounts.map(({price, from, until, before, after, payments}) => (
      <Stack gap={2} key={`${wordsOf(price, STUDIO_LANGUAGE)} ${from}`}>
        <Text size={1} weight="semibold">
          {capital(wordsOf(price, STUDIO_LANGUAGE))}, {nlEn('vanaf', 'from')} {dayName(from)}
          {until && ` ${nlEn('t/m', 'to')} ${dayName(until)}`}
        </Text>
        <Text size={1}>
          {change(before?.exclVat, after?.exclVat)} {nlEn('excl. btw', 'excl. VAT')} ·{' '}
          {change(before?.total, after?.total)} {nlEn('met btw', 'with VAT')}
          {payments && ` · ${forPayments(payments)}`}
        </Text>
      </Stack>
    ))}
  </Stack>
)

/** Names a saving as an editor would, with the placeholder that texts have for it. */
function savingTitle(name: string): string {
  const [kind, ...slot] = name.split(':')
  const period = slot.at(-1)
  const plan = slot.length > 1 && currentlyPublished().plans.find(({key}) => key === slot[0])
  const about = [
    kind === 'discount' ? nlEn('Korting', 'Discount') : nlEn('Gratis maanden', 'Free months'),
    plan && nameOf(plan),
    isPeriod(period) && inSentence(PERIOD_TITLES[period]),
  ]
  return `${about.filter(Boolean).join(' ')} ({${name}})`
}

const noteOf = (price: AmountChange['price']) =>
  nlEn(`Kortingsregel bij ${wordsOf(price, 'nl')}`, `Discount note at ${wordsOf(price, 'en')}`)

const forPayments = (number: number) =>
  number === 1
    ? nlEn('de eerste betaling, daarna de gewone prijs', 'the first payment, then the regular price')
    : nlEn(
        `de eerste ${number} betalingen, daarna de gewone prijs`,
        `the first ${number} payments, then the regular price`,
      )

const LEFT_OUT = nlEn('weggelaten', 'left out')
const euros = (cents: Cents | undefined) =>
  cents === undefined ? nlEn('niets', 'nothing') : formatEuros(cents, STUDIO_LANGUAGE)
const change = (before: Cents | undefined, after: Cents | undefined) => `${euros(before)} → ${euros(after)}`
