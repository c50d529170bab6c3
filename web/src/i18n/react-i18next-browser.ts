import {createContext, createElement, type ReactNode, useContext} from 'react'

/** As i18next has it, or what stands in its place. */
type Instance = {t: (key: string, values?: Record<string, unknown>) => string}

export const I18nContext = createContext<{i18n: Instance} | null>(null)

export const I18nextProvider = ({i18n, children}: {i18n: Instance; children?: ReactNode}) =>
  createElement(I18nContext.Provider, {value: {i18n}}, children)

/** In react-i18next's place in the browser, where the texts of a page are there from the start and stay. */
export function useTranslation() {
  const context = useContext(I18nContext)
  if (!context) throw new Error('useTranslation is used outside a page')
  return context.i18n
}
