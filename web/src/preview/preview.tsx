import {useEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react'
import {pathOf} from '../../../domain/pages/pages.ts'
import {ERROR_SCREEN, sampleOrderSearch} from '../../../domain/pages/sampleStates.ts'
import {languageOfPath} from '../../../domain/texts/languages.ts'
import {withContext} from '../gatsby/browser/pageElement.ts'
import {enableHelmet} from '../gatsby/browser/react-helmet.tsx'
import {ErrorScreen} from '../layout/errors/ErrorBoundary.tsx'
import {Shell} from '../layout/Shell.tsx'
import {type BuiltPage, renderPagesWith} from '../layout/Slot.tsx'
import type {PageContext} from '../page/pageContext.ts'
import {pageQuery} from '../renderer/content/pageQuery.ts'
import {DayChoice} from './DayChoice.tsx'
import {draftOf, routeOf} from './draft.ts'
import {draftOnlyPageFor} from './draftOnlyPage.ts'
import {LastGood} from './LastGood.tsx'
import {createLoader} from './loader.ts'
import {formattedValuesOf} from './marks/formattedValues.ts'
import {setFormattedValues, stampMarks} from './marks/stampMarks.ts'
import {stopOtherMessages} from './messageFilter.ts'
import {Notice} from './Notice.tsx'
import {enableOverlays} from './overlays.ts'
import {takeChoice} from './previewAddress.ts'
import {onDayChosen, shownDay} from './previewDay.ts'
import {askForSets} from './previewSet.ts'
import {sameIfEqual} from './sameIfEqual.ts'
import {sampleAnswer} from './sampleAnswers.ts'
import {useIsSetAwaited, useScenario, useScenarioAnswer} from './scenario.ts'

let loader: ReturnType<typeof createLoader>

/** Starts the preview in the Studio's frame: pages follow the drafts, and their texts link to their fields. */
export function startPreview(studio: string, onNavigation: Set<() => void>) {
  window.addEventListener('message', stopOtherMessages(studio, window.parent), {capture: true})
  answerWithSamples()
  stampMarks()
  enableHelmet()
  loader = createLoader()
  askForSets(studio)
  chooseByAddress()
  enableOverlays(onNavigation)
  renderPagesWith(Preview)
}

/** The address names a set and a day that an editor looked at before. */
function chooseByAddress() {
  const address = takeChoice(window.location.href)
  if (address !== window.location.href) window.history.replaceState(window.history.state, '', address)
}

function answerWithSamples() {
  const ask = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const {pathname} = window.location
    const plan = pathname.split('/').findLast(Boolean) ?? '' // in a checkout, the only page that requests a payment
    const paid = pathOf('paymentSuccess', languageOfPath(pathname)) + sampleOrderSearch('paid', plan)
    return sampleAnswer(new URL(request.url), request.method, paid) ?? ask(input, init)
  }
}

/** Renders the built page with its drafts; at an address that only drafts have, that page in place of the 404 page. */
function Preview(page: BuiltPage) {
  const answer = useAnswer(page.context)
  const day = useDay()
  const [draftOnly, setDraftOnly] = useState<{page: BuiltPage; to: BuiltPage['context']} | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (answer)
      void draftOnlyPageFor(page, answer.result, day).then((found) => {
        if (isCurrent)
          setDraftOnly((before) => {
            if (!found) return null
            const isSame =
              before?.to === page.context && sameIfEqual(found.context, before.page.context) !== found.context
            return isSame ? before : {page: found, to: page.context}
          })
      })
    return () => {
      isCurrent = false
    }
  }, [page, answer, day])
  const other = draftOnly?.to === page.context ? draftOnly.page : null
  useEffect(() => {
    // The page's own query goes on too: an address may change, and the published content lacks the page.
    loader.ask([page, other].flatMap((each) => (each && queryFor(each.context)) ?? []))
  }, [page, other])
  return other ? <DraftPage {...other} isDraftOnly /> : <DraftPage {...page} />
}

const queryFor = (context: BuiltPage['context']) => {
  const route = routeOf(context)
  return route ? pageQuery(route) : null
}

/** The day that the editor looks at, which prices, offers and announcements go by. */
const useDay = () => useSyncExternalStore(onDayChosen, shownDay)

/** The Studio's answer for a page; for one set alone, or a day on which not all are there, the one that is made here. */
function useAnswer(context: BuiltPage['context']) {
  const query = useMemo(() => queryFor(context), [context])
  const day = useDay()
  const scenario = useScenario(day)
  const made = useScenarioAnswer(query, day, scenario)
  const told = useSyncExternalStore(loader.subscribe, () => query && loader.answerTo(query))
  const isAwaited = useIsSetAwaited()
  return isAwaited ? null : scenario ? made : told
}

/**
 * Renders a page from its drafts. A draft-only page shows nothing before the drafts arrive: its context is that of
 * another page.
 */
function DraftPage({element, context: built, path, isDraftOnly = false}: BuiltPage & {isDraftOnly?: boolean}) {
  const answer = useAnswer(built)
  const day = useDay()
  const scenario = useScenario(day)
  const [crash, setCrash] = useState<{state: unknown; problem: string} | null>(null)
  const lastGood = useRef<{built: PageContext; context: PageContext | null} | null>(null)
  if (lastGood.current?.built !== built) lastGood.current = {built, context: isDraftOnly ? null : built}
  const good = lastGood.current.context

  const {draft, problem} = useMemo(() => {
    try {
      return {draft: answer && draftOf(built, answer, day), problem: null}
    } catch (error) {
      return {draft: null, problem: messageOf(error)}
    }
  }, [built, answer, day])

  const shown = draft?.context ?? good
  useEffect(() => {
    // Tells tests that drive the preview that the drafts of this page are shown.
    document.documentElement.dataset.drafts = draft ? path : ''
    const vatRate = draft?.context.site.settings.vatRate
    setFormattedValues(
      answer && vatRate !== undefined
        ? formattedValuesOf(answer.result, answer.resultSourceMap, built.language, vatRate)
        : new Map(),
    )
  }, [answer, draft, built, path])

  const isErrorScreen = window.location.search === ERROR_SCREEN
  const page = (context: PageContext | null) =>
    context && <Shell context={context}>{isErrorScreen ? <ErrorScreen /> : withContext(element, built, context)}</Shell>
  return (
    <>
      <LastGood
        key={`${path}${window.location.search}`}
        state={shown}
        fallback={page(good)}
        onBad={(error) => setCrash({state: shown, problem: messageOf(error)})}
        onGood={() => {
          lastGood.current = {built, context: shown}
        }}
      >
        {page(shown)}
      </LastGood>
      <DayChoice language={built.language} scenario={scenario} />
      <Notice
        language={built.language}
        isShown={good !== null}
        missing={draft?.missing ?? []}
        problem={problem ?? (crash?.state === shown ? crash.problem : null)}
      />
    </>
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
