import {
  Component,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type {PageContext} from '../content.ts'
import {ErrorScreen} from '../layout/ErrorBoundary.tsx'
import {Shell} from '../layout/Shell.tsx'
import {type BuiltPage, showPagesBy} from '../layout/Slot.tsx'
import {ERROR_SCREEN, languageOfPath, pathOf} from '../model.ts'
import {pageQuery} from '../renderer/content.ts'
import {draftOf, routeOf} from './draft.ts'
import {hearOnly} from './guard.ts'
import {createLoader} from './loader.ts'
import {looksOf} from './looks.ts'
import {Notice} from './Notice.tsx'
import {enableOverlays} from './overlays.ts'
import {sampleAnswer} from './sampleAnswers.ts'
import {knowLooks, stampMarks} from './stamp.ts'

let loader: ReturnType<typeof createLoader>

/** Within the Studio's frame: pages follow the drafts from now on, and their texts lead to their fields. */
export function startPreview(studio: string, onNavigation: Set<() => void>) {
  window.addEventListener('message', hearOnly(studio, window.parent), {capture: true})
  answerWithSamples()
  stampMarks()
  loader = createLoader()
  enableOverlays(onNavigation)
  showPagesBy(Preview)
}

function answerWithSamples() {
  const ask = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const paid = `${pathOf('paymentSuccess', languageOfPath(window.location.pathname))}?order=sample-paid`
    return sampleAnswer(new URL(request.url), request.method, paid) ?? ask(input, init)
  }
}

function Preview({element, context: built, path}: BuiltPage) {
  const query = useMemo(() => {
    const route = routeOf(built)
    return route ? pageQuery(route) : null
  }, [built])
  useEffect(() => {
    if (query) loader.ask(query)
  }, [query])
  const answer = useSyncExternalStore(loader.subscribe, () => query && loader.answerTo(query))
  const [crash, setCrash] = useState<{state: unknown; problem: string} | null>(null)
  const lastGood = useRef<{built: PageContext; context: PageContext}>({built, context: built})
  if (lastGood.current.built !== built) lastGood.current = {built, context: built}

  const {draft, problem} = useMemo(() => {
    try {
      return {draft: answer && draftOf(built, answer), problem: null}
    } catch (error) {
      return {draft: null, problem: messageOf(error)}
    }
  }, [built, answer])

  const shown = draft?.context ?? lastGood.current.context
  useEffect(() => {
    // Tells whoever drives the preview that the drafts of this page are there.
    document.documentElement.dataset.drafts = draft ? path : ''
    const vatRate = draft?.context.site.settings.vatRate
    knowLooks(
      answer && vatRate !== undefined
        ? looksOf(answer.result, answer.resultSourceMap, built.language, vatRate)
        : new Map(),
    )
  }, [answer, draft, built, path])

  const isErrorScreen = window.location.search === ERROR_SCREEN
  const page = (context: PageContext) => (
    <Shell context={context}>{isErrorScreen ? <ErrorScreen /> : withContext(element, built, context)}</Shell>
  )
  return (
    <>
      <LastGood
        key={`${path}${window.location.search}`}
        state={shown}
        fallback={page(lastGood.current.context)}
        onBad={(error) => setCrash({state: shown, problem: messageOf(error)})}
        onGood={() => {
          lastGood.current = {built, context: shown}
        }}
      >
        {page(shown)}
      </LastGood>
      <Notice
        language={built.language}
        missing={draft?.missing ?? []}
        problem={problem ?? (crash?.state === shown ? crash.problem : null)}
      />
    </>
  )
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

type LastGoodProps = {
  state: unknown
  fallback: ReactNode
  onGood: () => void
  onBad: (error: unknown) => void
  children: ReactNode
}

/** A draft that a screen cannot draw leaves the last state that it could; the next draft is another chance. */
class LastGood extends Component<LastGoodProps, {failed: unknown}> {
  override state = {failed: null}

  static getDerivedStateFromError() {
    return {failed: true}
  }

  override componentDidCatch(error: unknown) {
    this.props.onBad(error)
  }

  override componentDidMount() {
    if (!this.state.failed) this.props.onGood()
  }

  override componentDidUpdate(before: LastGoodProps) {
    if (before.state === this.props.state) return
    if (this.state.failed) this.setState({failed: null})
    else this.props.onGood()
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** Gatsby gives a screen its context as a property: the same element, with another one. */
function withContext(element: ReactElement, from: PageContext, to: PageContext): ReactElement {
  const {pageContext, children} = element.props as {pageContext?: unknown; children?: unknown}
  if (pageContext === from) return cloneElement(element as ReactElement<{pageContext: unknown}>, {pageContext: to})
  return isValidElement(children) ? cloneElement(element, {}, withContext(children, from, to)) : element
}
