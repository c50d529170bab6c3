import {
  type Answer,
  DESCRIPTION,
  judgeHeadings,
  judgeLength,
  judgeLinks,
  judgeMost,
  judgePictures,
  judgeRobots,
  judgeSchema,
  MOST_FIRST_BYTE_MS,
  MOST_HTML_KB,
  TITLE,
} from '../../domain/seo/questions.ts'
import type {PageFacts} from '../../domain/seo/readPage.ts'

type Figures = Record<string, unknown>
type Beside = {bytes: number; firstByteMs: number; keptOut: readonly string[]; llms: Answer | null}

/** The questions of the audit that one page can answer, in the order in which visitors read them. */
const WIND_QUESTIONS = [
  'title',
  'description',
  'headings',
  'pictures',
  'schema',
  'links',
  'weight',
  'firstByte',
  'robots',
  'llms',
] as const
export type WindQuestion = (typeof WIND_QUESTIONS)[number]

/** `null` for a question that the website did not answer. */
export type WindAnswers = Record<WindQuestion, Answer<Figures> | null>

export const windAnswers = (facts: PageFacts, {bytes, firstByteMs, keptOut, llms}: Beside): WindAnswers => ({
  title: judgeLength(facts.title, TITLE),
  description: judgeLength(facts.description, DESCRIPTION),
  headings: judgeHeadings(facts.headings),
  pictures: judgePictures(facts.images, facts.untold),
  schema: judgeSchema(facts.structured),
  links: judgeLinks(facts.links, facts.broken),
  weight: judgeMost(Math.ceil(bytes / 1000), MOST_HTML_KB),
  firstByte: judgeMost(firstByteMs, MOST_FIRST_BYTE_MS),
  robots: judgeRobots(keptOut),
  llms,
})

/** Returns the answers in order, with the score: as many points of ten as there are answers that are fine. */
export function scoreOf(answers: WindAnswers) {
  const asked = WIND_QUESTIONS.filter((question) => answers[question] !== null)
  const fine = asked.filter((question) => answers[question]?.isFine)
  const attention = asked.filter((question) => !answers[question]?.isFine)
  return {asked, fine, attention, score: asked.length === 0 ? 0 : (fine.length / asked.length) * 10}
}
