import {daysLater} from '../../../domain/format/dates.ts'
import {formatNumber} from '../../../domain/format/format.ts'
import {type PageCounts, STUDIO_DAYS, sumOf} from '../../../domain/pages/counting.ts'
import {dayName, nlEn, STUDIO_LANGUAGE} from '../../language.ts'

export const VISITS_AWAY = nlEn(
  'De site antwoordt niet, dus bezoek kon niet worden opgehaald.',
  'The site does not respond, so visits could not be read.',
)
export const VISITS_ASKED = nlEn('Bezoek wordt opgehaald …', 'Reading visits …')
export const VISITS_TITLE = nlEn(`Bezoek, laatste ${STUDIO_DAYS} dagen`, `Visits, last ${STUDIO_DAYS} days`)

export const figure = (number: number) => formatNumber(number, STUDIO_LANGUAGE)
const times = (number: number) => nlEn(`${figure(number)} keer`, number === 1 ? 'once' : `${figure(number)} times`)

/** "12 keer bekeken, het vaakst op 3 dec 2026 (4)." */
export function sayViews({from, days}: PageCounts): string {
  const {view} = days
  const total = sumOf(view)
  if (total === 0) return nlEn('Nog niet bekeken.', 'Not viewed yet.')
  const most = Math.max(...view)
  const day = dayName(daysLater(from, view.indexOf(most)))
  return nlEn(
    `${times(total)} bekeken, het vaakst op ${day} (${figure(most)}).`,
    `Viewed ${times(total)}, most on ${day} (${figure(most)}).`,
  )
}

/** "3 keer is hier een pakket gekozen."; nothing where none was. */
export function sayPlans({days}: PageCounts): string {
  const total = sumOf(days.plan)
  if (total === 0) return ''
  return nlEn(`${times(total)} is hier een pakket gekozen.`, `A plan was chosen here ${times(total)}.`)
}
