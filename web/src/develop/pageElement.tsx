import i18next from 'i18next'
import type {ComponentType, ReactNode} from 'react'
import {I18nextProvider} from 'react-i18next'
import {StyleSheetManager} from 'styled-components'
import {wrapPageElement} from '../layout/Shell.tsx'
import type {PageContext} from '../page/pageContext.ts'

export type Screen = ComponentType<{pageContext: PageContext; location: Location}>

/** Interface strings of one language, by namespace. */
export type Words = Record<'common' | 'customer', Record<string, string>>

/** A page with all that Gatsby and its plugins put around a screen, without either. */
export function pageElement(Screen: Screen, pageContext: PageContext, location: Location, words: Words): ReactNode {
  const {language} = pageContext
  const i18n = i18next.createInstance()
  void i18n.init({lng: language, defaultNS: 'customer', fallbackNS: ['common'], resources: {[language]: words}})
  const props = {pageContext, path: location.pathname, location}
  const element = (
    <I18nextProvider i18n={i18n}>
      <StyleSheetManager shouldForwardProp={() => true}>
        <Screen pageContext={pageContext} location={location} />
      </StyleSheetManager>
    </I18nextProvider>
  )
  return wrapPageElement({element, props: props as never})
}
