import type {ReactNode} from 'react'
import {createRoot} from 'react-dom/client'
import type {Language} from '../../../domain/texts/languages.ts'
import {onClientEntry, onInitialClientRender, onRouteUpdate} from '../../gatsby-browser.ts'
import {enableHelmet} from '../gatsby/browser/react-helmet.tsx'
import type {PageContext} from '../page/pageContext.ts'
import {SCREENS} from '../renderer/screens.ts'
import {navigate} from './gatsby.tsx'
import {follow, report} from './live.ts'
import {pageElement, type Screen, type Words} from './pageElement.tsx'
import {StatesIndex} from './StatesIndex.tsx'
import {showState} from './showState.ts'
import {STATES_PATH} from './state.ts'

/** Renders the page that local/develop served, with the current code. */
type Strings = {default: Words['common']}

declare global {
  interface Window {
    pageData?: {component: string; result: {pageContext: PageContext}}
  }
}

const screenAt = (component: string): Promise<{default: Screen}> =>
  import(component.replace(/^src(.*)\.tsx$/, '/__develop$1.mjs'))

async function wordsIn(language: Language) {
  const [common, customer]: [Strings, Strings] = await Promise.all([
    import(`../../locales/${language}/common.json`),
    import(`../../locales/${language}/customer.json`),
  ])
  return {common: common.default, customer: customer.default}
}

async function elementOf({component, result}: NonNullable<Window['pageData']>): Promise<ReactNode> {
  const {pageContext} = result
  const [{default: Screen}, words] = await Promise.all([screenAt(component), wordsIn(pageContext.language)])
  return pageElement(Screen, pageContext, window.location, words)
}

async function start() {
  follow()
  onClientEntry()
  enableHelmet()
  Object.assign(window, {
    ___navigate: navigate,
    asyncRequires: {
      components: Object.fromEntries(
        Object.values(SCREENS).map(({component}) => [component, () => screenAt(component)]),
      ),
    },
  })
  const state = showState()
  const page = window.pageData
  const root = createRoot(document.querySelector('#___gatsby') ?? document.body, {
    onUncaughtError: report,
    onCaughtError: report,
  })
  root.render(page && window.location.pathname !== STATES_PATH ? await elementOf(page) : <StatesIndex />)
  // React renders in a later task; the code below needs the page.
  requestAnimationFrame(() => {
    onInitialClientRender()
    onRouteUpdate?.({location: window.location, prevLocation: null} as never, {plugins: []})
    void state?.().catch(report)
  })
}

start().catch(report)
