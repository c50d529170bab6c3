import {Download} from 'lucide-react'
import {useMemo} from 'react'
import styled from 'styled-components'
import type {DashboardQueryResult} from '../../../../domain/content/content.types.ts'
import {overBenchmark, summarise} from '../../../../domain/content/visitorSeries.ts'
import {formatChange, formatNumber} from '../../../../domain/format/format.ts'
import type {Language} from '../../../../domain/texts/languages.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import {csvAddress} from '../../charts/csv.ts'
import type {ChartDay} from '../../charts/series.ts'
import {seriesLabel} from '../../charts/seriesLabel.ts'
import {VisitorChart} from '../../charts/VisitorChart.tsx'
import {useTranslation} from '../../i18n/index.ts'
import {Hyphenated} from '../../layout/Hyphenated.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {usePage} from '../../page/usePage.ts'
import {ButtonAnchor} from '../../ui/Button.ts'
import {Card, CardHead, CardTitle, Empty, Small} from '../../ui/primitives.ts'
import {Table} from '../../ui/Table.tsx'

const Box = styled(Card).attrs({as: 'section'})`
  display: flex;
  flex-direction: column;
  details { margin-top: var(--s4); font-size: var(--t0); }
  summary { min-height: var(--control); display: inline-flex; align-items: center; cursor: pointer; text-decoration: underline; text-underline-offset: 0.2em; }
  details[open] summary .show, details:not([open]) summary .hide { display: none; }
  /* Cuts a row in two, as a sign of more below. */
  details > [role='group'] { max-height: 19rem; }
  @media (max-width: 30rem) { details > [role='group'] { max-height: 20.25rem; } }
  tbody th { white-space: nowrap; }
  @media (max-width: 30rem) { table { font-size: var(--t-1); } th, td { padding-inline: 0.25rem; } th:first-child { padding-left: 0.5rem; } td:last-child, th:last-child { padding-right: 0.5rem; } thead .number { white-space: normal; } }
  details > a { margin-top: var(--s3); }
  @media print { details:not([open]) { display: none; } }
`

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  font-size: var(--t-1);
  color: var(--muted);
  i {
    display: inline-block;
    width: 1.25rem;
    height: 0.75rem;
    background: var(--sea);
    margin-right: 0.5em;
    vertical-align: -0.05em;
    border-top: 2.5px solid var(--ink);
    forced-color-adjust: none;
  }
  @media print { i { height: 0; background: none; vertical-align: 0.25em; } }
  i.dotted { background: none; border-top: 2px dotted var(--edge); height: 0; vertical-align: 0.25em; }
`

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: var(--s4);
  border-top: 1px solid var(--line);
  padding-top: var(--s4);
  margin-top: var(--s4);
  dt { font-size: var(--t-1); color: var(--muted); line-height: 1.3; }
  dd { font: 700 var(--t3) / 1.12 var(--display); font-variant-numeric: tabular-nums; }
  > div { display: flex; flex-direction: column; justify-content: space-between; gap: 0.2rem; }
  @media (max-width: 30rem) { grid-template-columns: 1fr 1fr; }
`

type Content = PageContext<DashboardQueryResult>['content']
type Texts = Content['page']['chart']
type Series = Content['series']

type Props = {texts: Texts; empty: string; series: Series; onChartFailure: () => void}

/** "Organische bezoekers": the chart, its totals, and the same figures as a table and as a file. */
export function Visitors({texts, empty, series, onChartFailure}: Props) {
  const {language} = usePage()
  const days = useMemo(() => series.points.map((point) => chartDay(point, texts, language)), [series, texts, language])
  return (
    <Box aria-labelledby="visitors">
      <CardHead style={{marginBottom: 'var(--s2)'}}>
        <div>
          <CardTitle id="visitors">
            <Hyphenated>{texts.heading}</Hyphenated>
          </CardTitle>
          <Small>{texts.subtitle}</Small>
        </div>
        <Legend>
          <span>
            <i />
            {texts.visitorsLabel}
          </span>
          <span>
            <i className="dotted" />
            {texts.benchmarkLabel}
          </span>
        </Legend>
      </CardHead>
      {days.length < 2 ? (
        <Empty>{empty}</Empty>
      ) : (
        <>
          <VisitorChart
            days={days}
            visitorsLabel={texts.visitorsLabel}
            benchmarkLabel={texts.benchmarkLabel}
            description={texts.description}
            onFailure={onChartFailure}
          />
          <Totals texts={texts} series={series} />
          <Figures days={days} texts={texts} />
        </>
      )}
    </Box>
  )
}

function Totals({texts, series}: {texts: Texts; series: Series}) {
  const {language} = usePage()
  const {total, growthPercent, best} = summarise(series.points, series.previousTotal)
  return (
    <Sums>
      <div>
        <dt>{texts.totalLabel}</dt>
        <dd>{formatNumber(total, language)}</dd>
      </div>
      {growthPercent !== null && (
        <div>
          <dt>{texts.growthLabel}</dt>
          <dd style={{color: growthPercent < 0 ? 'var(--down)' : 'var(--up)'}}>
            {formatChange(growthPercent, language)}
          </dd>
        </div>
      )}
      {best && (
        <div>
          <dt>{texts.bestDayLabel}</dt>
          <dd>
            {fill(texts.bestDayValue, {
              date: seriesLabel(best.date, language),
              visitors: formatNumber(best.visitors, language),
            })}
          </dd>
        </div>
      )}
    </Sums>
  )
}

function chartDay(point: Series['points'][number], texts: Texts, language: Language): ChartDay & {over: string} {
  const percent = overBenchmark(point)
  const words = (percent ?? 0) < 0 ? texts.tooltipUnder : texts.tooltipOver
  const label = seriesLabel(point.date, language)
  return {
    label,
    visitors: point.visitors,
    benchmark: point.benchmark,
    reading: `${formatNumber(point.visitors, language)} ${texts.visitorsLabel.toLowerCase()}`,
    difference:
      percent === null ? label : `${label} · ${fill(words, {percent: formatNumber(Math.abs(percent), language, 1)})}`,
    over: percent === null ? '–' : formatChange(percent, language, 1),
  }
}

function Figures({days, texts}: {days: (ChartDay & {over: string})[]; texts: Texts}) {
  const {t} = useTranslation()
  const {language} = usePage()
  const header = [texts.table.date, texts.visitorsLabel, texts.benchmarkLabel, texts.table.over]
  const rows = days.map(({label, visitors, benchmark, over}) => [label, visitors, benchmark, over])
  return (
    <details>
      <summary>
        <span className="show">{texts.table.show}</span>
        <span className="hide">{texts.table.hide}</span>
      </summary>
      <Table label={t('chartRegion')}>
        <thead>
          <tr>
            {header.map((name, index) => (
              <th key={name} scope="col" className={index > 0 ? 'number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({label, visitors, benchmark, over}) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="number">{formatNumber(visitors, language)}</td>
              <td className="number">{formatNumber(benchmark, language)}</td>
              <td className="number">{over}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ButtonAnchor
        $variant="outline"
        $size="sm"
        href={csvAddress([header, ...rows], language)}
        download={`${texts.heading}.csv`}
      >
        <Download aria-hidden />
        {texts.table.download}
      </ButtonAnchor>
    </details>
  )
}
