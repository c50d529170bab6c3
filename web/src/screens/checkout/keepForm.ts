import {HOME_COUNTRY} from '../../../../domain/customers/countries.ts'
import {isPeriod, type Period} from '../../../../domain/money/pricing.ts'
import {keepTyped, typedBefore} from '../../session/typed.ts'

/** Keeps what stands in the form, for whoever goes to another page and comes back. */
export function keep(form: HTMLFormElement) {
  try {
    keepTyped(sessionStorage, new FormData(form))
  } catch {
    // Storage is forbidden: whoever comes back types it again.
  }
}

const kept = (): [string, string][] => {
  try {
    return typedBefore(sessionStorage)
  } catch {
    return [] // Storage is forbidden: nothing was kept.
  }
}

/** The name of the field that has the focus: while a page is drawn anew, that of the field before. */
export const focusedField = (): string =>
  typeof document === 'undefined' ? '' : ((document.activeElement as Partial<HTMLInputElement> | null)?.name ?? '')

/** Gives the focus back to a field that was drawn anew: React does so to a whole page that a browser translated before. */
export function focusAgain(fields: HTMLFieldSetElement | null, name: string) {
  if (name && document.activeElement === document.body) fields?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}

/** Puts back what was typed before; what stands there already stays. */
export function fillIn(fields: HTMLFieldSetElement | null) {
  for (const [name, value] of kept()) {
    const field = fields?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
    if (field && (!field.value || field.value === HOME_COUNTRY)) field.value = value
  }
}

/**
 * The period that a form begins with, if not with the first. What was chosen before this ran stands; else whoever tries again
 * finds what was tried, which the address says; else what was chosen on this form in another language, or before the terms.
 */
export function periodOf(form: HTMLFormElement): Period | undefined {
  const chosen = new FormData(form).get('billingPeriod')
  const tried = new URLSearchParams(window.location.search).get('period')
  const candidates = [chosen === 'monthly' ? null : chosen, tried, new Map(kept()).get('billingPeriod')]
  return candidates.find(isPeriod)
}
