import type {PageProblem, SiteFailure, SiteStatus} from '../../domain/content/siteStatus.ts'
import {isKnown, sentenceOf} from '../../domain/content-rules/problem.ts'
import {formatDay} from '../../domain/format/format.ts'
import {nlEn, STUDIO_LANGUAGE} from '../language.ts'
import {type Known, type Outcome, type Publication, pagesHeldBack} from './outcome.ts'

type Tone = 'default' | 'positive' | 'caution' | 'critical'
export type Said = {tone: Tone; text: string}

export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

const countPages = (number: number) => count(number, nlEn('pagina', 'page'), nlEn('pagina’s', 'pages'))
export const countDocuments = (number: number) =>
  count(number, nlEn('document', 'document'), nlEn('documenten', 'documents'))
export const countDays = (number: number) => count(number, nlEn('dag', 'day'), nlEn('dagen', 'days'))
const countHours = (number: number) => count(number, nlEn('uur', 'hour'), nlEn('uur', 'hours'))

export const pagesGone = (number: number) =>
  count(number, nlEn('pagina is weg', 'page removed'), nlEn('pagina’s zijn weg', 'pages removed'))

export const liveOn = (pages: number) => nlEn(`Live op ${countPages(pages)}`, `Live on ${countPages(pages)}`)

const decimals = (number: number) => number.toFixed(1).replace('.', nlEn(',', '.'))

/** "0.6 s", "12 s", "3 min": as much as an editor wants to know. */
export function duration(seconds: number): string {
  if (seconds < 9.95) return `${decimals(seconds)} s`
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = seconds / 60
  return minutes < 90 ? `${Math.round(minutes)} min` : countHours(Math.round(minutes / 60))
}

const matterOf = (failure: SiteFailure | null) =>
  failure ? sayFailure(failure).matter : nlEn('de site zegt niet waarom.', 'the site gives no reason.')

/** First line of a message, which names the fault; the rest is for developers. */
const firstLine = (message: string) => message.split('\n', 1)[0]?.trim() ?? ''

const notLive = (why: string) => nlEn(`Niet live: ${why}`, `Not live: ${why}`)

const TELL = nlEn('zeg het tegen wie voor de site zorgt', 'contact the person who maintains the site')

/** Words and advice for a failure that stopped the site; `problem` is for developers, and in their log. */
export function sayFailure({kind, problem}: SiteFailure): {matter: string; advice: string} {
  switch (kind) {
    case 'unreachable':
      return {
        matter: nlEn('de site kan de inhoud niet lezen.', 'the site cannot read the content.'),
        advice: nlEn(
          `Wat je publiceert blijft bewaard, en de site probeert het zelf steeds opnieuw. Duurt het langer dan een paar minuten, ${TELL}.`,
          `Your changes are saved, and the site retries automatically. If it takes more than a few minutes, ${TELL}.`,
        ),
      }
    case 'killed':
      return {
        matter: nlEn('het bouwen is van buitenaf afgebroken.', 'the build was stopped from outside.'),
        advice: nlEn(
          `Meestal was het geheugen van de computer op. Publiceer nog eens iets; helpt dat niet, ${TELL}.`,
          `The computer probably ran out of memory. Publish again; if that does not help, ${TELL}.`,
        ),
      }
    case 'content':
      return {
        matter: nlEn('de site kan hier niet van worden gebouwd.', 'the site cannot be built from this content.'),
        advice: nlEn(`Verbeter dit en publiceer opnieuw. ${problem}`, `Fix this and publish again. ${problem}`),
      }
    case 'code':
      return {
        matter: nlEn('er is een fout in de code van de site.', 'there is an error in the site’s code.'),
        advice: nlEn(
          `Aan wat je schreef ligt het niet: ${TELL}. De oorzaak staat in het logboek van de site.`,
          `It is not your content: ${TELL}. The cause is in the site’s log.`,
        ),
      }
    case 'deploy':
      return {
        matter: nlEn('de site kon niet worden gebouwd.', 'the build failed.'),
        advice: nlEn(
          `Het logboek van de deploy bij Netlify zegt welk document of welke code het tegenhield; ${TELL}.`,
          `Netlify’s deploy log names the document or code that stopped it; ${TELL}.`,
        ),
      }
  }
}

/** Describes a problem for editors. */
export function sayProblem({reason, message, finding, path}: PageProblem): string {
  if (reason === 'undrawn')
    return nlEn(
      `Met wat er nu gepubliceerd is lukt het niet om dit te tekenen. Kijk na wat er als laatste voor is gepubliceerd; ligt het daar niet aan, ${TELL}: de oorzaak staat in het logboek van de site.`,
      `This page cannot be rendered from the published content. Check the latest changes to it; if they are fine, ${TELL}: the cause is in the site’s log.`,
    )
  if (reason === 'code')
    return nlEn(
      'De laatste wijziging van de code is niet gelukt; dat is iets voor een ontwikkelaar. Wat je publiceert gaat gewoon live.',
      'The latest code change did not build; a developer has to fix it. Your changes still go live.',
    )
  if (!finding || !isKnown(finding)) return message
  const sentence = sentenceOf(finding, STUDIO_LANGUAGE)
  return path ? `${sentence} (${path})` : sentence
}

const BEING_PUBLISHED = nlEn('Wordt gepubliceerd …', 'Being published …')

/** Changes that show on no page. */
const BESIDE_PAGES: Readonly<Record<string, string>> = {
  redirect: nlEn('het oude adres leidt nu door', 'the old address redirects'),
  mailMessage: nlEn('de volgende mail heeft deze woorden', 'the next e-mail uses these words'),
}

const NO_PAGE = nlEn('geen pagina veranderd', 'no pages changed')
const startingOn = (day: string) => {
  const date = formatDay(day, STUDIO_LANGUAGE, 'long')
  return nlEn(`gaat in op ${date}`, `takes effect on ${date}`)
}

/** Message about a publication of a document of a type, which may start on a later day; null when there is none. */
export function say(
  outcome: Outcome,
  {gone}: Pick<Publication, 'gone'>,
  type = '',
  startsOn: string | null = null,
): Said | null {
  switch (outcome.kind) {
    case 'unknown':
      return null
    case 'away':
      return {
        tone: 'caution',
        text: gone
          ? nlEn(
              'Verwijderd. De site antwoordt niet, dus niemand weet of het daar nog staat.',
              'Deleted. The site does not respond, so its state is unknown.',
            )
          : nlEn(
              'Gepubliceerd. De site antwoordt niet, dus niemand weet of het daar al staat.',
              'Published. The site does not respond, so its state is unknown.',
            ),
      }
    case 'publishing':
      return {
        tone: 'default',
        text: gone ? nlEn('Gaat van de site af …', 'Being removed from the site …') : BEING_PUBLISHED,
      }
    case 'late':
      if (outcome.looksEvery) return {tone: 'caution', text: sayBehind(outcome.looksEvery)}
      return {
        tone: 'caution',
        text: nlEn(
          `Nog niet op de site, en dat duurt te lang. Ze heeft er niets van gehoord; ${TELL}.`,
          `Not on the site yet, later than expected: the site has not been notified. Please ${TELL}.`,
        ),
      }
    case 'rebuilding':
      return {
        tone: 'default',
        text: nlEn(
          'Wordt gepubliceerd … De code van de site is veranderd; dit gaat live met de nieuwe versie.',
          'Being published … The site’s code changed; your change goes live with the new build.',
        ),
      }
    case 'building':
      return {
        tone: 'default',
        text: nlEn(
          'Opgeslagen. De site wordt hiervoor opnieuw gebouwd; over een paar minuten is het te zien.',
          'Saved. The site is being rebuilt; your change shows in a few minutes.',
        ),
      }
    case 'built':
      return {tone: 'positive', text: `Live, ${duration(outcome.seconds)}`}
    case 'failed':
      return {tone: 'critical', text: notLive(matterOf(outcome.failure))}
    case 'refused':
      return {
        tone: 'critical',
        text: notLive(outcome.problems.map((problem) => firstLine(sayProblem(problem))).join(' ')),
      }
    case 'live':
      return sayLive(outcome, gone, startsOn ? startingOn(startsOn) : (BESIDE_PAGES[type] ?? NO_PAGE))
  }
}

/** Message that the site was not notified of a publication, and when it checks. */
const sayBehind = (minutes: number) =>
  nlEn(
    `Nog niet op de site: die heeft er niets van gehoord. Ze kijkt elke ${minutes} minuten zelf, dus het komt vanzelf. Staat het er na ${2 * minutes} minuten niet op, ${TELL}.`,
    `Not on the site yet: the site has not been notified. It checks every ${minutes} minutes, so the change will follow. If it is not there after ${2 * minutes} minutes, ${TELL}.`,
  )

/** A webhook that works brings a publication within seconds. */
const BEHIND_AFTER_MS = 60_000

/** That something is wrong, in as few words as can be; nothing when all is well. */
function wrong(problems: readonly PageProblem[]): string {
  const heldBack = pagesHeldBack(problems).length
  if (heldBack > 0) return nlEn(`Niet live op ${countPages(heldBack)}`, `Not live on ${countPages(heldBack)}`)
  if (problems.length === 0) return ''
  return count(
    problems.length,
    nlEn('ding klopt niet', 'problem to fix'),
    nlEn('dingen kloppen niet', 'problems to fix'),
  )
}

function sayLive(
  {changed, removed, seconds, others}: Extract<Outcome, {kind: 'live'}>,
  gone: boolean,
  noPage: string,
): Said {
  const time = duration(seconds)
  const but = wrong(others)
  if (pagesHeldBack(others).length > 0 && changed.length === 0 && removed.length === 0)
    return {tone: 'critical', text: `${but}.`}
  const pages = countPages(changed.length)
  const sentences = [
    gone
      ? nlEn(`Van de site af, ${time}: ${pages} veranderd`, `Removed from the site, ${time}: ${pages} changed`)
      : changed.length > 0
        ? `${liveOn(changed.length)}, ${time}`
        : `Live, ${time}: ${noPage}`,
    removed.length > 0 && pagesGone(removed.length),
    but,
  ].filter(Boolean)
  return {
    tone: but ? 'caution' : 'positive',
    text: sentences.length > 1 ? `${sentences.join('. ')}.` : sentences.join(),
  }
}

/** Message about a site whose code and content are published. */
function sayLiveSite({problems, isBuilt, behindSince, looksEveryMinutes}: SiteStatus, now: number): Said {
  const but = wrong(problems)
  if (!but && behindSince && looksEveryMinutes && now - Date.parse(behindSince) > BEHIND_AFTER_MS)
    return {tone: 'caution', text: sayBehind(looksEveryMinutes)}
  if (!but)
    return {
      tone: 'positive',
      text: isBuilt
        ? nlEn(
            'De site is live. Wat je publiceert staat er na een paar minuten op: ze wordt er elke keer opnieuw voor gebouwd.',
            'The site is live. Changes take a few minutes: every publish rebuilds the site.',
          )
        : nlEn('De site is live: alles wat gepubliceerd is, staat erop.', 'The site is live and up to date.'),
    }
  return {
    tone: 'critical',
    text:
      pagesHeldBack(problems).length > 0
        ? nlEn(`${but}; al het andere dat gepubliceerd is wel.`, `${but}; everything else is up to date.`)
        : nlEn(`Live, maar ${but}.`, `Live, but ${but}.`),
  }
}

/** Message about the site as a whole. */
export function saySite(known: Known, siteUrl: string | undefined, now = Date.now()): Said {
  if (known.kind === 'unset')
    return {
      tone: 'caution',
      text: nlEn(
        'Deze Studio weet niet waar de site is en kan dus niet zeggen wat live is. Een gehoste Studio wordt gebouwd met het adres van de site in SANITY_STUDIO_SITE_URL.',
        'This Studio does not know the site’s address, so it cannot show what is live. Build a hosted Studio with SANITY_STUDIO_SITE_URL set to that address.',
      ),
    }
  if (known.kind === 'asking') return {tone: 'default', text: nlEn('De site wordt gevraagd …', 'Checking the site …')}
  if (known.kind === 'away')
    return {
      tone: 'caution',
      text: nlEn(
        `De site antwoordt niet op ${siteUrl}. Wat je publiceert blijft bewaard; het gaat live zodra de site terug is.`,
        `The site does not respond at ${siteUrl}. Your changes are saved and go live when the site is back.`,
      ),
    }
  const {state, failure, isBuilt} = known.status
  switch (state) {
    case 'failed': {
      const why = matterOf(failure)
      return {tone: 'critical', text: nlEn(`Er gaat niets nieuws live: ${why}`, `New changes do not go live: ${why}`)}
    }
    case 'rebuilding':
      if (!isBuilt && known.status.publishes.length === 0)
        return {
          tone: 'default',
          text: nlEn(
            'De site wordt voor het eerst gebouwd; over een paar minuten staat hij er.',
            'The site is being built for the first time; it is there in a few minutes.',
          ),
        }
      return {
        tone: 'default',
        text: isBuilt
          ? nlEn(
              'De site wordt opnieuw gebouwd; over een paar minuten staat erop wat er gepubliceerd is.',
              'The site is being rebuilt; your changes are live in a few minutes.',
            )
          : nlEn(
              'De code is veranderd en de site wordt opnieuw gebouwd. Bezoekers zien haar zoals zij was.',
              'The code changed, and the site is being rebuilt. Visitors see the previous version.',
            ),
      }
    case 'publishing':
      return {tone: 'default', text: BEING_PUBLISHED}
    case 'live':
      return sayLiveSite(known.status, now)
  }
}

/** "just now", "5 min ago", "3 hours ago", "12 days ago". */
export function ago(moment: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(moment)) / 60_000)
  if (minutes < 1) return nlEn('zojuist', 'just now')
  if (minutes < 60) return nlEn(`${minutes} min geleden`, `${minutes} min ago`)
  const hours = Math.floor(minutes / 60)
  const long = hours < 24 ? countHours(hours) : countDays(Math.floor(hours / 24))
  return nlEn(`${long} geleden`, `${long} ago`)
}
