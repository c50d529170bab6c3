import {LineChart} from 'echarts/charts'
import {GridComponent, TooltipComponent} from 'echarts/components'
import * as echarts from 'echarts/core'
import {SVGRenderer} from 'echarts/renderers'
import EChartsReact from 'echarts-for-react/lib/core'
import {type RefObject, useEffect, useMemo, useRef} from 'react'
import {formatNumber} from '../../../domain/format/format.ts'
import {usePage} from '../page/usePage.ts'
import {type ChartDay, type ChartProps, DEPTHS, endOf, INSETS, isLabelled, isLabelledOnPhone} from './series.ts'

echarts.use([LineChart, GridComponent, TooltipComponent, SVGRenderer])

/** Specification 9, interface defaults. */
const AREA_ANIMATION_MS = 1500
const TOOLTIP_ANIMATION_S = 0.4
const TOOLTIP_OFFSET_PX = 10
const MINIMUM_TICK_GAP_PX = 5
/** Width of the chart on a screen of 30rem, below which the static chart has fewer labels too. */
const PHONE_PX = 400

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Chart that responds to a pointer or a finger. In a file of its own, so that it loads only when the chart is in view.
 */
export default function InteractiveChart({days, visitorsLabel, benchmarkLabel}: ChartProps) {
  const {language} = usePage()
  const option = useMemo(
    () => optionFor({days, visitorsLabel, benchmarkLabel}, (value) => formatNumber(value, language)),
    [days, visitorsLabel, benchmarkLabel, language],
  )
  const chart = useRef<EChartsReact>(null)
  useFittingSize(chart)
  return (
    <EChartsReact
      ref={chart}
      echarts={echarts}
      autoResize={false}
      option={option}
      opts={{renderer: 'svg'}}
      onChartReady={(chart) => chart.dispatchAction({type: 'showTip', seriesIndex: 0, dataIndex: days.length - 1})}
      style={{position: 'absolute', inset: 0, height: '100%'}}
    />
  )
}

/** echarts-for-react ignores the first resize, which on a busy machine is a real one. */
function useFittingSize(chart: RefObject<EChartsReact | null>) {
  useEffect(() => {
    if (!chart.current) return
    const observer = new ResizeObserver(([entry]) => {
      // The chart is hidden in print and would be empty on the screen afterwards until it is drawn again.
      if (entry?.contentRect.width) chart.current?.getEchartsInstance()?.resize({width: 'auto', height: 'auto'})
    })
    observer.observe(chart.current.ele)
    return () => observer.disconnect()
  }, [chart])
}

/** Colours are the page's custom properties, so that the theme can change under the chart. */
function optionFor(chart: ChartProps, write: (value: number) => string) {
  const {days} = chart
  const end = endOf(days)
  const label = {color: 'var(--muted)', fontFamily: 'var(--text)', fontSize: 13}
  const labelledBy = (isShown: typeof isLabelled) => ({
    xAxis: {axisLabel: {interval: (index: number) => isShown(index, days.length)}},
  })
  const baseOption = {
    animation: !calm(),
    animationDuration: AREA_ANIMATION_MS,
    grid: {...INSETS, containLabel: false},
    tooltip: {
      trigger: 'axis',
      transitionDuration: calm() ? 0 : TOOLTIP_ANIMATION_S,
      confine: true,
      padding: [8, 12],
      backgroundColor: 'var(--surface)',
      borderColor: 'var(--edge)',
      textStyle: {color: 'var(--ink)', fontFamily: 'var(--text)', fontSize: 13},
      extraCssText: 'border-radius:6px;box-shadow:none;line-height:1.4',
      axisPointer: {animation: !calm(), lineStyle: {color: 'var(--signal)', type: 'solid', width: 1.5}},
      position: beside,
      formatter: ([{dataIndex}]: [{dataIndex: number}]) => readingOf(days[dataIndex]),
    },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: days.map((day) => day.label),
      axisLine: {show: false},
      axisTick: {show: false},
      axisLabel: {
        ...label,
        hideOverlap: true,
        padding: [0, MINIMUM_TICK_GAP_PX / 2],
        alignMinLabel: 'left',
        alignMaxLabel: 'right',
        showMinLabel: true,
        showMaxLabel: true,
        margin: 12,
      },
    },
    yAxis: {
      type: 'value',
      max: end,
      interval: end / 4,
      axisLabel: {...label, formatter: write},
      splitLine: {lineStyle: {color: 'var(--line)'}},
    },
    series: seriesOf(chart),
  }
  const media = [{query: {maxWidth: PHONE_PX}, option: labelledBy(isLabelledOnPhone)}, {option: labelledBy(isLabelled)}]
  return {baseOption, media}
}

function seriesOf({days, visitorsLabel, benchmarkLabel}: ChartProps) {
  const mark = {color: 'var(--signal)', borderColor: 'var(--surface)', borderWidth: 2}
  return [
    {
      name: visitorsLabel,
      type: 'line',
      smooth: 0.3,
      symbol: 'circle',
      symbolSize: 10,
      showSymbol: false,
      data: days.map(({visitors}) => visitors),
      areaStyle: {color: 'var(--sea)', opacity: 1},
      lineStyle: {color: 'var(--ink)', width: 2.5},
      itemStyle: mark,
      // Without it echarts derives the colour, which fails for a custom property.
      emphasis: {areaStyle: {color: 'var(--sea)'}, lineStyle: {color: 'var(--ink)', width: 2.5}},
    },
    ...DEPTHS.map((share) => ({
      type: 'line',
      smooth: 0.3,
      symbol: 'none',
      silent: true,
      data: days.map(({visitors}) => visitors * share),
      lineStyle: {color: 'var(--sea-line)', width: 1},
      emphasis: {disabled: true},
    })),
    {
      name: benchmarkLabel,
      type: 'line',
      smooth: 0.3,
      symbol: 'none',
      data: days.map(({benchmark}) => benchmark),
      lineStyle: {color: 'var(--sea-muted)', width: 1.75, type: [2, 5], cap: 'round'},
      emphasis: {disabled: true},
    },
    // As in the static chart; each resize removes the mark of the chosen day.
    {
      type: 'line',
      symbol: 'circle',
      symbolSize: 10,
      silent: true,
      data: days.map(({visitors}, index) => (index === days.length - 1 ? visitors : null)),
      itemStyle: mark,
      emphasis: {disabled: true},
    },
  ]
}

type Size = {contentSize: [width: number, height: number]; viewSize: [width: number, height: number]}

/** Places the tooltip right of the pointer, or left where there is no room; on a phone not over the axis labels. */
function beside([x, y]: [number, number], _: unknown, __: unknown, ___: unknown, {contentSize, viewSize}: Size) {
  const right = x + TOOLTIP_OFFSET_PX
  const fits = right + contentSize[0] <= viewSize[0]
  const left = Math.max(INSETS.left, x - TOOLTIP_OFFSET_PX - contentSize[0])
  return [fits ? right : left, Math.max(0, y - TOOLTIP_OFFSET_PX - contentSize[1])]
}

/** Builds elements instead of markup, since the texts are an editor's. */
function readingOf(day: ChartDay | undefined): HTMLElement {
  const box = document.createElement('div')
  const strong = box.appendChild(document.createElement('b'))
  strong.textContent = day?.reading ?? ''
  strong.style.display = 'block'
  box.append(day?.difference ?? '')
  return box
}
