import {useSyncExternalStore} from 'react'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const CHANGED = 'themechange'

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value)

function read(): Theme {
  const {theme} = document.documentElement.dataset
  return isTheme(theme) ? theme : 'light'
}

function choose(theme: Theme) {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem('theme', theme)
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED))
}

function subscribe(onChange: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'theme') choose(isTheme(event.newValue) ? event.newValue : 'light')
  }
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onStorage)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onStorage)
  }
}

/** The chosen theme and how to choose another; it is kept under the key `theme`. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'light' as const), choose]
}
