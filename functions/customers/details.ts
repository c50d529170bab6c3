import {type Details, FOR_THE_WORK} from '../../domain/customers/customerDetails.ts'

/** The details with what was told now; what is empty goes. */
export function withDetails(before: Details | undefined, told: Details): Details | undefined {
  const merged = Object.entries({...before, ...told}).filter(([, value]) => value)
  return merged.length > 0 ? Object.fromEntries(merged) : undefined
}

/** Details that stay when the service is over. */
export const withoutWork = (details: Details | undefined): Details | undefined =>
  withDetails(details, Object.fromEntries(FOR_THE_WORK.map((name) => [name, ''])))
