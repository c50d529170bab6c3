import type {PageProblem} from '../model/siteStatus.ts'
import {type Known, type Outcome, type Publication, pagesHeldBack} from './outcome.ts'

type Tone = 'default' | 'positive' | 'caution' | 'critical'
export type Said = {tone: Tone; text: string}

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** "0.6 s", "12 s", "3 min": as much as an editor wants to know. */
export function duration(seconds: number): string {
  if (seconds < 9.95) return `${seconds.toFixed(1)} s`
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = seconds / 60
  return minutes < 90 ? `${Math.round(minutes)} min` : count(Math.round(minutes / 60), 'hour')
}

/** Of a message that runs over several lines the first says what is wrong; the rest is for developers. */
const firstLine = (message: string) => message.split('\n', 1)[0]?.trim() ?? ''

/** What to tell about a publication; null when there is nothing to tell. */
export function say(outcome: Outcome, {gone}: Pick<Publication, 'gone'>): Said | null {
  switch (outcome.kind) {
    case 'unknown':
      return null
    case 'away':
      return {
        tone: 'caution',
        text: `${gone ? 'Deleted' : 'Published'}. The site does not answer, so nobody can say whether it shows this.`,
      }
    case 'publishing':
      return {tone: 'default', text: gone ? 'Being taken off the site …' : 'Being published …'}
    case 'late':
      return {
        tone: 'caution',
        text: 'Not on the site after a minute. The site has not heard of it; tell whoever looks after the site.',
      }
    case 'rebuilding':
      return {tone: 'default', text: 'Being published … The site’s code changed; this goes live with the new build.'}
    case 'failed':
      return {tone: 'critical', text: `Not live: ${firstLine(outcome.problem)}`}
    case 'refused':
      return {tone: 'critical', text: `Not live: ${outcome.problems.map(({message}) => firstLine(message)).join(' ')}`}
    case 'live':
      return sayLive(outcome, gone)
  }
}

/** That something is wrong, in as few words as can be; nothing when all is well. */
function wrong(problems: readonly PageProblem[]): string {
  const heldBack = pagesHeldBack(problems).length
  if (heldBack > 0) return `Not live on ${count(heldBack, 'page')}`
  return problems.length > 0 ? count(problems.length, 'thing is wrong', 'things are wrong') : ''
}

function sayLive({changed, removed, seconds, others}: Extract<Outcome, {kind: 'live'}>, gone: boolean): Said {
  const time = duration(seconds)
  const but = wrong(others)
  if (pagesHeldBack(others).length > 0 && changed.length === 0 && removed.length === 0)
    return {tone: 'critical', text: `${but}.`}
  const sentences = [
    gone
      ? `Gone from the site, ${time}: ${count(changed.length, 'page')} changed`
      : changed.length > 0
        ? `Live on ${count(changed.length, 'page')}, ${time}`
        : `Live, ${time}: no page changed`,
    removed.length > 0 && `${count(removed.length, 'page is', 'pages are')} gone`,
    but,
  ].filter(Boolean)
  return {
    tone: but ? 'caution' : 'positive',
    text: sentences.length > 1 ? `${sentences.join('. ')}.` : sentences.join(),
  }
}

/** What to tell of the site as a whole. */
export function saySite(known: Known, siteUrl: string | undefined): Said {
  if (known.kind === 'unset')
    return {
      tone: 'caution',
      text: 'This Studio was not told where the site is, so it cannot say what is live. A hosted Studio is built with SANITY_STUDIO_SITE_URL set to the address of the site.',
    }
  if (known.kind === 'asking') return {tone: 'default', text: 'Asking the site …'}
  if (known.kind === 'away')
    return {
      tone: 'caution',
      text: `The site does not answer at ${siteUrl}. What you publish is kept; it goes live when the site is back.`,
    }
  const {state, problem, problems} = known.status
  switch (state) {
    case 'failed':
      return {tone: 'critical', text: `Nothing new goes live: ${firstLine(problem ?? 'the site does not say why')}`}
    case 'rebuilding':
      return {tone: 'default', text: 'The code changed, and the site is being rebuilt. Visitors see it as it was.'}
    case 'publishing':
      return {tone: 'default', text: 'Being published …'}
    case 'live': {
      const but = wrong(problems)
      if (!but) return {tone: 'positive', text: 'The site is live: everything that is published is on it.'}
      const heldBack = pagesHeldBack(problems).length > 0
      return {tone: 'critical', text: heldBack ? `${but}; everything else that is published is.` : `Live, but ${but}.`}
    }
  }
}

/** "just now", "5 min ago", "3 hours ago", "12 days ago". */
export function ago(moment: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(moment)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${count(hours, 'hour')} ago` : `${count(Math.floor(hours / 24), 'day')} ago`
}
