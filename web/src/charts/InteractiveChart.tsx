import {LineChart} from 'echarts/charts'
import {GridComponent, TooltipComponent} from 'echarts/components'
import * as echarts from 'echarts/core'
import {SVGRenderer} from 'echarts/renderers'
import EChartsReact from 'echarts-for-react/lib/core'
import {type RefObject, useEffect, useMemo, useRef} from 'react'
import {formatNumber} from '../../../domain/format/format.ts'
import {usePage} from '../layout/PageContext.ts'
import {type ChartDay, type ChartProps, DEPTHS, endOf, INSETS, isLabelled, isLabelledOnPhone} from './series.ts'

echarts.use([LineChart, GridComponent, TooltipComponent, SVGRenderer])

/** Specification 9, interface defaults. */
const AREA_ANIMATION_MS = 1500
const TOOLTIP_ANIMATION_S = 0.4
const TOOLTIP_OFFSET_PX = 10
const MINIMUM_TICK_GAP_PX = 5
/** How wide the chart is on a screen of 30rem, where the drawing has fewer labels too. */
const PHONE_PX = 400

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The chart that answers to a pointer or a finger. A file of its own, so that it loads only when the chart is seen. */
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

/** echarts-for-react passes over the first change of size that it hears of, which on a busy machine is a real one. */
function useFittingSize(chart: RefObject<EChartsReact | null>) {
  useEffect(() => {
    if (!chart.current) return
    const observer = new ResizeObserver(([entry]) => {
      // On paper it is not shown; on the screen again it would be empty until it is drawn anew.
      if (entry?.contentRect.width) chart.current?.getEchartsInstance()?.resize({width: 'auto', height: 'auto'})
    })
    observer.observe(chart.current.ele)
    return () => observer.disconnect()
  }, [chart])
}

/** Colours are the page's own custom properties, so that the theme may change under the chart. */
function optionFor({days, visitorsLabel, benchmarkLabel}: ChartProps, write: (value: number) => string) {
  const end = endOf(days)
  const mark = {color: 'var(--signal)', borderColor: 'var(--surface)', borderWidth: 2}
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
    series: [
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
        // Left out, it would be derived from the colours, which a custom property does not allow.
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
      // As in the drawing; the mark of the chosen day goes with each change of size.
      {
        type: 'line',
        symbol: 'circle',
        symbolSize: 10,
        silent: true,
        data: days.map(({visitors}, index) => (index === days.length - 1 ? visitors : null)),
        itemStyle: mark,
        emphasis: {disabled: true},
      },
    ],
  }
  const media = [{query: {maxWidth: PHONE_PX}, option: labelledBy(isLabelledOnPhone)}, {option: labelledBy(isLabelled)}]
  return {baseOption, media}
}

type Size = {contentSize: [width: number, height: number]; viewSize: [width: number, height: number]}

/** To the right of the pointer, or to its left where there is no room; on a phone not over the numbers of the axis. */
function beside([x, y]: [number, number], _: unknown, __: unknown, ___: unknown, {contentSize, viewSize}: Size) {
  const right = x + TOOLTIP_OFFSET_PX
  const fits = right + contentSize[0] <= viewSize[0]
  const left = Math.max(INSETS.left, x - TOOLTIP_OFFSET_PX - contentSize[0])
  return [fits ? right : left, Math.max(0, y - TOOLTIP_OFFSET_PX - contentSize[1])]
}

/** Elements and not markup, since the words are an editor's. */
function readingOf(day: ChartDay | undefined): HTMLElement {
  const box = document.createElement('div')
  const strong = box.appendChild(document.createElement('b'))
  strong.textContent = day?.reading ?? ''
  strong.style.display = 'block'
  box.append(day?.difference ?? '')
  return box
}
