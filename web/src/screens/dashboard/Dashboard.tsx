import {graphql, type PageProps} from 'gatsby'
import styled from 'styled-components'
import type {DashboardQueryResult} from '../../../../domain/content/content.types.ts'
import {formatMoment, formatMonth} from '../../../../domain/format/format.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import {useTranslation} from '../../i18n/index.ts'
import {CustomerPage} from '../../layout/CustomerPage.tsx'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {useLanguageOf} from '../../page/usePage.ts'
import {Badge, Card, CardTitle, Grid, Small} from '../../ui/primitives.ts'
import {Segment} from '../../ui/Segment.ts'
import {Toasts} from '../../ui/toasts/Toast.tsx'
import {useToasts} from '../../ui/toasts/useToasts.ts'
import {Gauge} from './Gauge.tsx'
import {Metrics} from './Metrics.tsx'
import {Updates} from './Updates.tsx'
import {Visitors} from './Visitors.tsx'

const Two = styled(Grid)`
  @media (min-width: 72rem) { grid-template-columns: minmax(0, 1.75fr) minmax(0, 1fr); }
`

const VisibilityCard = styled(Card).attrs({as: 'section'})`
  &, > div { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--s2) var(--s4); }
  justify-content: space-between;
  strong { font: 700 var(--t5) / 1 var(--display); font-variant-numeric: tabular-nums; }
`

export default function Dashboard({pageContext}: PageProps<unknown, PageContext<DashboardQueryResult>>) {
  const {language, content} = pageContext
  const {page, metrics, series, updates, plans} = content
  const {t} = useTranslation()
  const toasts = useToasts()
  const languageOf = useLanguageOf()
  const {lastUpdated, visibility} = page
  return (
    <CustomerPage
      heading={page.heading}
      intro={
        <time dateTime={lastUpdated}>{fill(page.lastUpdatedLabel, {moment: formatMoment(lastUpdated, language)})}</time>
      }
      tools={<Periods texts={page.periods} />}
    >
      <Grid>
        <Gauge page={page} plans={plans} />
        <Metrics metrics={metrics} empty={page.empty.metrics} />
        <Two>
          <Visitors
            texts={page.chart}
            empty={page.empty.chart}
            series={series}
            onChartFailure={() => toasts.show({tone: 'notice', title: page.chart.heading, text: t('chartFailed')})}
          />
          <Updates updates={updates} page={page} />
        </Two>
        <VisibilityCard aria-labelledby="visibility">
          <CardTitle id="visibility">
            <Hyphenated>{fill(visibility.heading, {month: formatMonth(lastUpdated, language)})}</Hyphenated>
          </CardTitle>
          <div>
            <strong>{visibility.value}</strong>
            <Small>{visibility.comparison}</Small>
            <Badge $tone="up" lang={languageOf(visibility.caption)}>
              {visibility.caption}
            </Badge>
          </div>
        </VisibilityCard>
      </Grid>
      <Toasts messages={toasts.messages} onClose={toasts.dismiss} />
    </CustomerPage>
  )
}

type PeriodTexts = PageContext<DashboardQueryResult>['content']['page']['periods']

/** Neither button works: the sample figures are those of one month, and the button of the week says so. */
function Periods({texts}: {texts: PeriodTexts}) {
  return (
    <Segment role="group" aria-label={texts.label}>
      <button type="button" aria-pressed={false} aria-disabled title={texts.note}>
        {texts.week}
      </button>
      <button type="button" aria-pressed aria-disabled>
        {texts.month}
      </button>
    </Segment>
  )
}

export const query = graphql`
  query DashboardPage($language: String!) {
    ...CustomerStrings
  }
`
