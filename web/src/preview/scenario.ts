import {useEffect, useMemo, useState, useSyncExternalStore} from 'react'
import type {ChangeSet} from '../../../domain/sets/changeSet.ts'
import {contentOn, notThereOn, standsOn, type WithSets} from '../../../domain/sets/onDay.ts'
import type {Answer, Query} from './loader.ts'
import {chosenDay} from './previewDay.ts'
import {chosenSet, knownSets, onSetsChanged} from './previewSet.ts'
import {sameIfEqual} from './sameIfEqual.ts'

/** How the shown site differs from today's with all drafts. */
export type Scenario = {
  /** The one set that is looked at. */
  only: ChangeSet | null
  /** How it stands on the day. */
  stands: ReturnType<typeof standsOn> | null
  /** Sets that are not there on the day. */
  without: readonly ChangeSet[]
}

/** The scenario of a day and a set; null where all drafts are shown. */
function scenarioOf({sets}: Pick<WithSets, 'sets'>, {day, set}: {day: string; set: string | null}): Scenario | null {
  const only = sets.find(({_id}) => _id === set) ?? null
  if (only) return {only, stands: standsOn(only, day), without: []}
  const without = chosenDay() ? notThereOn(day, sets) : []
  return without.length > 0 ? {only: null, stands: null, without} : null
}

/** The scenario of the day that is shown. */
export function useScenario(day: string): Scenario | null {
  const known = useSyncExternalStore(onSetsChanged, knownSets)
  const set = useSyncExternalStore(onSetsChanged, chosenSet)
  return useMemo(() => known && scenarioOf(known, {day, set}), [known, day, set])
}

/** The answer to a query in the place of the Studio's, which knows all drafts together only. */
export async function answerOn(
  day: string,
  known: WithSets,
  only: string | null,
  {query, params}: Query,
): Promise<Answer> {
  // Only editors who look at a set load it.
  const {evaluate, parse} = await import('groq-js')
  const found = await evaluate(parse(query, {params}), {dataset: contentOn(day, known, only), params})
  return {result: await found.get()}
}

/** Whether a set was chosen that the Studio has not told of yet: all drafts would be another site. */
export function useIsSetAwaited(): boolean {
  const set = useSyncExternalStore(onSetsChanged, chosenSet)
  const known = useSyncExternalStore(onSetsChanged, knownSets)
  return set !== null && known === null
}

type Made = {answer: Answer; query: Query; scenario: Scenario}

/** The answer in a scenario; null until it is made, and where there is none. */
export function useScenarioAnswer(query: Query | null, day: string, scenario: Scenario | null): Answer | null {
  const known = useSyncExternalStore(onSetsChanged, knownSets)
  const [made, setMade] = useState<Made | null>(null)
  useEffect(() => {
    if (!query || !known || !scenario) return
    let isCurrent = true
    void answerOn(day, known, scenario.only?._id ?? null, query).then((answer) => {
      if (!isCurrent) return
      setMade((before) => {
        const isSame = before?.query === query && sameIfEqual(answer, before.answer) === before.answer
        return {answer: isSame ? before.answer : answer, query, scenario}
      })
    })
    return () => {
      isCurrent = false
    }
  }, [query, day, known, scenario])
  // One of another page, or of no scenario any more, would be shown as what it is not.
  return scenario && made?.query === query ? made.answer : null
}
