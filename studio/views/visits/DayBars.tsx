import {Stack, Text} from '@sanity/ui'
import {daysLater} from '../../../domain/format/dates.ts'
import {dayName, nlEn} from '../../language.ts'
import {figure} from './words.ts'

const HEIGHT = 100
/** Width of a day, and of its bar. */
const STEP = 10
const BAR = 7

type Props = {from: string; values: readonly number[]; label: string}

/** A bar for each day, and the same as a table. */
export function DayBars({from, values, label}: Props) {
  const most = Math.max(...values, 1)
  const days = values.map((value, index) => ({day: daysLater(from, index), value, x: index * STEP}))
  return (
    <Stack gap={3}>
      <svg
        aria-label={label}
        preserveAspectRatio="none"
        role="img"
        style={{borderBottom: '1px solid var(--card-border-color)', display: 'block', height: '3.5rem', width: '100%'}}
        viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      >
        {days.map(({day, value, x}) => {
          const height = (value / most) * HEIGHT
          return (
            <rect fill="var(--card-focus-ring-color)" height={height} key={day} width={BAR} x={x} y={HEIGHT - height} />
          )
        })}
      </svg>
      <Text as="div" size={1}>
        <details>
          <summary style={{cursor: 'pointer'}}>{nlEn('Als tabel', 'As a table')}</summary>
          <table style={{marginTop: '0.75rem', fontVariantNumeric: 'tabular-nums'}}>
            <thead>
              <tr>
                <th scope="col" style={{paddingRight: '1.5rem', textAlign: 'left'}}>
                  {nlEn('Dag', 'Day')}
                </th>
                <th scope="col">{nlEn('Bekeken', 'Views')}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({day, value}) => (
                <tr key={day}>
                  <th scope="row" style={{fontWeight: 400, paddingRight: '1.5rem', textAlign: 'left'}}>
                    {dayName(day)}
                  </th>
                  <td style={{textAlign: 'right'}}>{figure(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Text>
    </Stack>
  )
}
