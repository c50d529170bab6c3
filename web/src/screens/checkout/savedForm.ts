import {HOME_COUNTRY} from '../../../../domain/customers/countries.ts'
import type {Period} from '../../../../domain/money/periods.ts'
import {savedFields, saveFields} from '../../session/savedFields.ts'

/** Saves the form for a visitor who leaves the page and returns. */
export function saveForm(form: HTMLFormElement) {
  try {
    saveFields(sessionStorage, new FormData(form))
  } catch {
    // Storage is forbidden: returning visitors type it again.
  }
}

const readFields = (): [string, string][] => {
  try {
    return savedFields(sessionStorage)
  } catch {
    return [] // Storage is forbidden: nothing was saved.
  }
}

/** Name of the focused field; while a page is rendered again, the one of the field before. */
export const focusedField = (): string =>
  typeof document === 'undefined' ? '' : ((document.activeElement as Partial<HTMLInputElement> | null)?.name ?? '')

/**
 * Restores the focus of a field that was rendered again, as React does with a whole page after a browser translated it.
 */
export function restoreFocus(fields: HTMLFieldSetElement | null, name: string) {
  if (name && document.activeElement === document.body) fields?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

/** Restores saved fields, and opens those that are folded away; a filled field stays. */
export function restoreFields(fields: HTMLElement | null) {
  for (const [name, value] of readFields()) {
    const field = fields?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
    if (field && (!field.value || field.value === HOME_COUNTRY)) field.value = value
    field?.closest('details')?.setAttribute('open', '')
  }
}

/**
 * Returns the initial period, if not the first of those sold: a choice made before hydration, else the attempted period in
 * the address, else the saved choice of this form in another language or before the terms.
 */
export function initialPeriod(form: HTMLFormElement, sold: readonly Period[]): Period | undefined {
  const chosen = new FormData(form).get('billingPeriod')
  const attempted = new URLSearchParams(window.location.search).get('period')
  const candidates = [chosen === sold[0] ? null : chosen, attempted, new Map(readFields()).get('billingPeriod')]
  return candidates.flatMap((candidate) => sold.find((period) => period === candidate) ?? [])[0]
}
