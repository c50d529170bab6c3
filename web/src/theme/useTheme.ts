import {useSyncExternalStore} from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

function read(): Theme {
  const {theme} = document.documentElement.dataset
  return isTheme(theme) ? theme : 'light'
}

function subscribe(onChange: () => void) {
  window.addEventListener('themechange', onChange)
  return () => window.removeEventListener('themechange', onChange)
}

/** Returns the chosen theme; `themeScript` changes it. */
export const useTheme = (): Theme => useSyncExternalStore(subscribe, read, () => 'light' as const)
