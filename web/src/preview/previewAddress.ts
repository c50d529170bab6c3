import {DAY_PARAM, SET_PARAM} from '../../../domain/sets/onDay.ts'
import {chooseDay, chosenDay} from './previewDay.ts'
import {chooseSet, chosenSet} from './previewSet.ts'

/** Takes the set and the day that an address names, and gives the address without them: pages read parameters of their own. */
export function takeChoice(href: string): string {
  const url = new URL(href)
  const [set, day] = [SET_PARAM, DAY_PARAM].map((name) => url.searchParams.get(name))
  if (set) chooseSet(set)
  // A link to a set that has no day shows it today, whatever day was looked at before.
  if (set || day) chooseDay(day ?? null)
  for (const name of [SET_PARAM, DAY_PARAM]) url.searchParams.delete(name)
  return url.href
}

/** The address as the Studio keeps it in its own, so that a reload, a bookmark and a colleague see the same. */
export function withChoice(href: string): string {
  const url = new URL(href)
  const chosen = {[SET_PARAM]: chosenSet(), [DAY_PARAM]: chosenDay()}
  for (const [name, value] of Object.entries(chosen)) if (value) url.searchParams.set(name, value)
  return url.href
}
