import {HIGHEST, stepOf, windsock} from '../../domain/brand/windsock.ts'
import {formatNumber} from '../../domain/format/format.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {type Html, html} from '../ui/html.ts'

/** Left end of the sock, right of its pole, and the height of the pole. */
const MOUTH_AT = 8
const POLE = 124

type Board = {score: number; scale: readonly string[]; summary: string; language: Language}

/** The score as the site draws it: a windsock at its level, its number and its word. */
export const windBoard = ({score, scale, summary, language}: Board): Html =>
  html`<section class="board" aria-labelledby="page-heading">${sock(score / HIGHEST)}<div><p class="score"><strong>${formatNumber(score, language, 1)}</strong> <b>${scale[stepOf(score, scale.length)]}</b></p><p>${summary}</p></div></section>`

function sock(level: number): Html {
  const stripes = windsock(level)
  const width = MOUTH_AT + Math.ceil(Math.max(...stripes.map(({right}) => right)))
  return html`<svg viewBox="0 0 ${width} ${POLE}" aria-hidden="true"><path d="M2 14h3.5V${POLE}H2z"/><g transform="translate(${MOUTH_AT} 38)">${stripes.map(
    ({d, on}) => html`<path class="${on ? 'on' : 'off'}" d="${d}"/>`,
  )}</g></svg>`
}
