import {Button, Flex, Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'
import {type DocumentActionModalDialogProps, getPublishedId} from 'sanity'
import type {DatasetProblem} from '../../domain/content-rules/problem.ts'
import {nlEn} from '../language.ts'
import {ImpactView, Problems} from './Findings.tsx'
import {type ReturnedDocuments, ReturnedView} from './Returned.tsx'
import type {Review} from './review.ts'
import {NOT_READY} from './waiting.ts'

/** Result of a review; `failure` is the reason why the Studio could not fix a problem itself. */
export type Answer = Omit<Review, 'impact'> & {
  impact?: Review['impact']
  returned?: ReturnedDocuments
  failure?: DatasetProblem
}

/** Header, explanation and button of an action that asks although nothing is doubtful. */
type Question = {header: string; text: string; button: string}
/** The document that is open, if one is; the types of all that change; what an action that was chosen still waits for. */
type Subject = {
  id: string
  types: readonly string[]
  anyway: string
  doing: string
  question?: Question | undefined
  waits?: {reason: ReactNode} | false
}
type Choices = {back: () => void; fix: () => void; goOn: () => void}

/** Redirects that the Studio can make itself. */
export const remediesOf = ({problems}: Answer) => problems.flatMap(({remedy}) => remedy ?? [])

/** Dialog of a guarded action: refuses with a way out, or asks before it goes on. */
export function reviewDialog(answer: Answer, subject: Subject, choices: Choices): DocumentActionModalDialogProps {
  const {id, types, question, waits} = subject
  const refused = answer.problems.filter(({severity}) => severity === 'refuse')
  const isRefused = refused.length > 0
  const isHarmless = answer.problems.length === 0
  return {
    type: 'dialog',
    header: headerOf(subject, isRefused, isHarmless),
    width: 'medium',
    onClose: choices.back,
    content: (
      <Stack gap={5} data-testid="review">
        {answer.failure && <Problems problems={[answer.failure]} id={getPublishedId(id)} />}
        {question && !isRefused && <Text size={1}>{question.text}</Text>}
        {!isRefused && answer.returned && <ReturnedView returned={answer.returned} />}
        {!isRefused && answer.impact && <ImpactView impact={answer.impact} types={types} />}
        {!isHarmless && <Problems problems={isRefused ? refused : answer.problems} id={getPublishedId(id)} />}
      </Stack>
    ),
    footer: (
      <Stack gap={3} padding={3}>
        {/* In sight also after the findings were scrolled. */}
        {waits && (
          <Text size={1} role="status">
            {NOT_READY} {waits.reason}
          </Text>
        )}
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text={nlEn('Terug', 'Back')} onClick={choices.back} />
          {!isRefused && remediesOf(answer).length > 0 && (
            <Button
              tone="positive"
              text={nlEn('Oude adres doorsturen en verdergaan', 'Redirect the old address and continue')}
              onClick={choices.fix}
              data-testid="fix"
            />
          )}
          {!isRefused && (
            <Button
              tone={question ? 'critical' : 'caution'}
              text={isHarmless && question ? question.button : subject.anyway}
              onClick={choices.goOn}
              loading={Boolean(waits)}
              disabled={Boolean(waits)}
              data-testid="go-on"
            />
          )}
        </Flex>
      </Stack>
    ),
  }
}

function headerOf({doing, question}: Subject, isRefused: boolean, isHarmless: boolean) {
  if (isRefused)
    return nlEn(`${doing} zou de verkoop stoppen of een pagina breken`, `${doing} would stop sales or break a page`)
  if (isHarmless && question) return question.header
  return nlEn(`${doing}: kijk nog één keer`, `${doing}: please check first`)
}
