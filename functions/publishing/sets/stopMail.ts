import {sentenceOf} from '../../../domain/content-rules/problem.ts'
import {formatMoment} from '../../../domain/format/format.ts'
import {type ChangeSet, problemsThatStopped} from '../../../domain/sets/changeSet.ts'
import {byLanguage} from '../../../domain/texts/byLanguage.ts'
import {DEFAULT_STAFF_LANGUAGE} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import type {OperatorMail} from '../../notifications/operatorMail.ts'

const WORDS = byLanguage({
  live: {
    subject: ['Niet live gegaan: {title}', 'Did not go live: {title}'],
    text: [
      'De set “{title}” zou live gaan en is op {at} tegengehouden. Er is niets veranderd op de site.',
      'The set “{title}” was to go live and was stopped on {at}. Nothing has changed on the site.',
    ],
  },
  end: {
    subject: ['Niet teruggedraaid: {title}', 'Was not undone: {title}'],
    text: [
      'De set “{title}” zou eindigen en is op {at} tegengehouden. Alles ervan staat nog op de site.',
      'The set “{title}” was to end and was stopped on {at}. All of it is still on the site.',
    ],
  },
  todo: [
    'Open in de Studio Samen publiceren: bij de set staat wat er is te doen.',
    'Open Publish together in the Studio: the set says what to do.',
  ],
})

/** The mail about a set that a guard stopped at its moment. */
export function stopMail(set: ChangeSet, studioUrl: string | undefined): OperatorMail {
  const words = WORDS[DEFAULT_STAFF_LANGUAGE]
  const {subject, text} = words[set.state === 'live' ? 'end' : 'live']
  const {at = ''} = set.stopped ?? {}
  const values = {title: set.title, at: formatMoment(at, DEFAULT_STAFF_LANGUAGE)}
  const problems = problemsThatStopped(set).map((problem) => `- ${sentenceOf(problem, DEFAULT_STAFF_LANGUAGE)}.`)
  return {
    key: `${set._id}-${at.replace(/\D/g, '')}`,
    subject: fill(subject, values),
    text: [fill(text, values), problems.join('\n'), words.todo, studioUrl].filter(Boolean).join('\n\n'),
  }
}
