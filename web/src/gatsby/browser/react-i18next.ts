import {createContext, createElement, type ReactNode, useContext} from 'react'

/** An i18next instance, or its replacement. */
type Instance = {t: (key: string, values?: Record<string, unknown>) => string}

export const I18nContext = createContext<{i18n: Instance} | null>(null)

export const I18nextProvider = ({i18n, children}: {i18n: Instance; children?: ReactNode}) =>
  createElement(I18nContext.Provider, {value: {i18n}}, children)

/** Replaces react-i18next in the browser, where the texts of a page are present from the start and do not change. */
export function useTranslation() {
  const context = useContext(I18nContext)
  if (!context) throw new Error('useTranslation is used outside a page')
  return context.i18n
}
