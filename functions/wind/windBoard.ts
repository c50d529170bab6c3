import {HIGHEST, levelOfStep, stepOf} from '../../domain/brand/windsock.ts'
import {formatNumber} from '../../domain/format/format.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {type Html, html} from '../ui/html.ts'
import {sock} from '../ui/sock.ts'

type Board = {score: number; scale: readonly string[]; summary: string; language: Language}

/** The score as the site draws it: a windsock at its level, its number and its word. */
export const windBoard = ({score, scale, summary, language}: Board): Html =>
  html`<section class="board" aria-labelledby="page-heading">${sock(score / HIGHEST)}<div><p class="score"><strong>${formatNumber(score, language, 1)}</strong> <b>${scale[stepOf(score, scale.length)]}</b></p><p>${summary}</p></div>${windScale(scale, stepOf(score, scale.length))}</section>`

/** The words of the score, each below a sock in the middle of its points; `here` is the score's own. Where there is room. */
export const windScale = (scale: readonly string[], here?: number): Html =>
  html`<ol class="scale" aria-hidden="true">${scale.map(
    (word, step) =>
      html`<li${step === here && html` class="here"`}>${sock(levelOfStep(step, scale.length))}<span>${word}</span></li>`,
  )}</ol>`
