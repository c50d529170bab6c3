import type {ComponentType, ReactNode} from 'react'
import {createRoot} from 'react-dom/client'
import {I18nextProvider} from 'react-i18next'
import {StyleSheetManager} from 'styled-components'
import type {Language} from '../../../domain/texts/languages.ts'
import {onClientEntry, onInitialClientRender, onRouteUpdate, wrapPageElement} from '../../gatsby-browser.ts'
import i18next from '../gatsby/browser/i18next.ts'
import {enableHelmet} from '../gatsby/browser/react-helmet.tsx'
import type {PageContext} from '../page/pageContext.ts'
import {SCREENS} from '../renderer/screens.ts'
import {navigate} from './gatsby.tsx'
import {follow, report} from './live.ts'
import {StatesIndex} from './StatesIndex.tsx'
import {showState} from './showState.ts'
import {STATES_PATH} from './state.ts'

/** Renders the page that local/develop served, with the current code. */
type Screen = {default: ComponentType<{pageContext: PageContext; location: Location}>}
type Words = {default: Record<string, string>}

declare global {
  interface Window {
    pageData?: {component: string; result: {pageContext: PageContext}}
  }
}

const screenAt = (component: string): Promise<Screen> => import(component.replace(/^src(.*)\.tsx$/, '/__develop$1.mjs'))

async function wordsIn(language: Language) {
  const [common, customer]: [Words, Words] = await Promise.all([
    import(`../../locales/${language}/common.json`),
    import(`../../locales/${language}/customer.json`),
  ])
  const words = i18next.createInstance()
  words.init({
    lng: language,
    defaultNS: 'customer',
    fallbackNS: ['common'],
    resources: {[language]: {common: common.default, customer: customer.default}},
  })
  return words
}

async function pageElement({component, result}: NonNullable<Window['pageData']>): Promise<ReactNode> {
  const {pageContext} = result
  const [{default: Screen}, i18n] = await Promise.all([screenAt(component), wordsIn(pageContext.language)])
  const props = {pageContext, path: window.location.pathname, location: window.location}
  const element = (
    <I18nextProvider i18n={i18n as never}>
      <StyleSheetManager shouldForwardProp={() => true}>
        <Screen pageContext={pageContext} location={window.location} />
      </StyleSheetManager>
    </I18nextProvider>
  )
  return wrapPageElement({element, props: props as never})
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
  root.render(page && window.location.pathname !== STATES_PATH ? await pageElement(page) : <StatesIndex />)
  // React renders in a later task; the code below needs the page.
  requestAnimationFrame(() => {
    onInitialClientRender()
    onRouteUpdate?.({location: window.location, prevLocation: null} as never, {plugins: []})
    void state?.().catch(report)
  })
}

start().catch(report)
