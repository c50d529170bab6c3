import {readFileSync} from 'node:fs'
import path from 'node:path'
import {type RenderResult, render} from '@testing-library/react'
import type {PageProps} from 'gatsby'
import i18next, {type InitOptions, type i18n} from 'i18next'
import type {ComponentType, ReactElement} from 'react'
import {I18nextProvider} from 'react-i18next'
import {StyleSheetManager} from 'styled-components'
import type {Language} from '../../../domain/texts/languages.ts'
import config from '../../gatsby-config.ts'
import {wrapPageElement} from '../layout/Shell.tsx'
import type {PageContext} from '../page/pageContext.ts'

declare global {
  /** Set by environment.mjs: each page's context as JSON, by path. */
  var pageContexts: Record<string, string>
}

/** Returns the context of a seed page, by address: `/checkout/pro/`, `/en/login/`. */
export function pageContextOf<Result>(address: string): PageContext<Result> {
  const context = pageContexts[address]
  if (!context) throw new Error(`There is no page ${address}`)
  return JSON.parse(context)
}

const LOCALES = path.resolve(import.meta.dirname, '../../locales')
const wordsOf = (language: Language, namespace: string) =>
  JSON.parse(readFileSync(path.join(LOCALES, language, `${namespace}.json`), 'utf8'))

const plugin = config.plugins?.find(
  (candidate) => typeof candidate === 'object' && candidate?.resolve === 'gatsby-plugin-react-i18next',
)
const {i18nextOptions} = (plugin as {options?: unknown}).options as {i18nextOptions: InitOptions}

/** The interface strings of a language, as gatsby-plugin-react-i18next passes them to a page. */
function stringsIn(language: Language): i18n {
  const strings = i18next.createInstance()
  strings.init({
    ...i18nextOptions,
    lng: language,
    defaultNS: 'common',
    fallbackNS: 'customer',
    resources: {[language]: {common: wordsOf(language, 'common'), customer: wordsOf(language, 'customer')}},
    react: {useSuspense: false},
    parseMissingKeyHandler: (key) => {
      throw new Error(`The interface string "${key}" is missing in ${language}`)
    },
  })
  return strings
}

/** Keeps styles out of the document: jsdom takes seconds to compute them, and has no layout. */
const NOWHERE = document.createElement('head')

/** Wraps an element as part of a page: in its context, its language and its frame. */
export function framed(context: PageContext, element: ReactElement): ReactElement {
  const props = {pageContext: context, path: context.route} as unknown as PageProps
  return (
    <I18nextProvider i18n={stringsIn(context.language)}>
      <StyleSheetManager target={NOWHERE}>{wrapPageElement({element, props: props as never})}</StyleSheetManager>
    </I18nextProvider>
  )
}

export type Screen<Result> = ComponentType<PageProps<unknown, PageContext<Result>>>

/** A whole page, as Gatsby would render it. */
export function pageOf<Result>(Screen: Screen<Result>, context: PageContext<Result>): ReactElement {
  const props = {pageContext: context, location: window.location} as unknown as PageProps<unknown, PageContext<Result>>
  return framed(context, <Screen {...props} />)
}

export const renderIn = (context: PageContext, element: ReactElement): RenderResult => render(framed(context, element))

export const renderPage = <Result,>(Screen: Screen<Result>, context: PageContext<Result>): RenderResult =>
  render(pageOf(Screen, context))
