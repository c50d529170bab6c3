import type {WindAnswers} from '../../../functions/wind/answers.ts'
import {readWindContent} from '../../../functions/wind/windContent.ts'
import {type WindFailure, type WindView, windPage} from '../../../functions/wind/windPage.ts'
import {seedClient} from '../services/seed.ts'

const FINE: WindAnswers = {
  title: {isFine: true, count: 43, least: 10, most: 60},
  description: {isFine: true, count: 131, least: 70, most: 160},
  headings: {isFine: true, count: 1},
  pictures: {isFine: true, count: 12, untold: 0},
  schema: {isFine: true, count: 3},
  links: {isFine: true, count: 48, broken: 0},
  weight: {isFine: true, count: 38, most: 100},
  firstByte: {isFine: true, count: 112, most: 600},
  robots: {isFine: true, names: []},
  llms: {isFine: true},
}
const SOME: WindAnswers = {
  ...FINE,
  title: {isFine: false, count: 84, least: 10, most: 60},
  description: {isFine: false, count: 0, least: 70, most: 160},
  headings: {isFine: false, count: 3},
  pictures: {isFine: false, count: 12, untold: 7},
  links: {isFine: false, count: 48, broken: 5},
  robots: {isFine: false, names: ['GPTBot', 'ClaudeBot', 'PerplexityBot']},
  llms: null,
}
const NONE = Object.fromEntries(
  Object.entries({...SOME, llms: {isFine: false}}).map(([question, answer]) => [question, {...answer, isFine: false}]),
) as WindAnswers

const LONG_NAME = 'www.administratiekantoor-jansen.nl'

/** The page on which a visitor measures a website, in each of its states. */
export async function windPages(language: 'nl' | 'en'): Promise<Record<string, string>> {
  const content = await readWindContent(seedClient())
  const draw = (view: WindView, typed = '') => windPage({view, typed, language, content, today: '2026-11-27'})
  const {heading: _heading, ...failures} = content.words.failures
  const failed = Object.keys(failures).map((failure) => [
    failure,
    draw({kind: 'failed', failure: failure as WindFailure, status: 404}, 'bakkerij.nl/brood'),
  ])
  return {
    form: draw({kind: 'form'}),
    'some fine': draw({kind: 'measured', host: 'www.bakkerij.nl', answers: SOME}, 'bakkerij.nl'),
    'all fine': draw({kind: 'measured', host: LONG_NAME, answers: FINE}, LONG_NAME),
    'none fine': draw({kind: 'measured', host: 'bakkerij.nl', answers: NONE}, 'bakkerij.nl'),
    ...Object.fromEntries(failed),
  }
}
