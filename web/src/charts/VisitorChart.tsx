import {Component, lazy, type ReactNode, Suspense, useEffect, useRef, useState} from 'react'
import styled from 'styled-components'
import {StaticChart} from './StaticChart.tsx'
import type {ChartProps} from './series.ts'

const InteractiveChart = lazy(() => import('./InteractiveChart.tsx'))

const Box = styled.div`
  position: relative;
  isolation: isolate; /* the tooltip goes under the page's bar with the chart */
  flex: 1;
  height: clamp(16rem, 34vw, 22rem);
  min-height: clamp(16rem, 34vw, 22rem);
  @media print { .echarts-for-react { display: none; } }
`

/** Prints the static chart: the interactive one has the size of the screen, and no script resizes it for paper. */
const OnPaper = styled.div`
  @media screen { display: none; }
`

type Props = ChartProps & {description: string; onFailure: () => void}

/** The chart: static in the HTML, interactive once it is in view. */
export function VisitorChart({description, onFailure, ...chart}: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  const drawing = <StaticChart days={chart.days} />
  return (
    <Box ref={box} role="img" aria-label={description}>
      {seen ? (
        <OnFailure show={drawing} onFailure={onFailure}>
          <Suspense fallback={drawing}>
            <InteractiveChart {...chart} />
            <OnPaper>{drawing}</OnPaper>
          </Suspense>
        </OnFailure>
      ) : (
        drawing
      )}
    </Box>
  )
}

type BoundaryProps = {show: ReactNode; onFailure: () => void; children: ReactNode}

/** Keeps the static chart when the interactive chart cannot be loaded. */
class OnFailure extends Component<BoundaryProps, {failed: boolean}> {
  override state = {failed: false}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? this.props.show : this.props.children
  }
}
