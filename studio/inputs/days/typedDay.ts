/**
 * A day as editors type it, as YYYY-MM-DD: "31-12-2026", "31/12/2026", "31 dec 2026", "31 December 2026", "2026-12-31". Null for
 * what is none, and while its year has fewer than four digits. The build of the Studio copies its text into Sanity's date field,
 * so it calls nothing of ours.
 */
export function typedDay(typed: string): string | null {
  const text = typed.trim().toLowerCase()
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})\s*[-/. ]\s*(\d{1,2}|[a-z]{3,})\.?\s*[-/. ]\s*(\d{1,4})$/.exec(text) ?? []
  const [day, year] = first.length === 4 ? [third, first] : [first, third]
  const names = 'jan feb mrt|maa|mar apr mei|may jun jul aug sep okt|oct nov dec'.split(' ')
  const month = /^\d/.test(second)
    ? Number(second)
    : 1 + names.findIndex((each) => each.split('|').includes(second.slice(0, 3)))
  if (year.length !== 4 || day.length > 2) return null
  const iso = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = Date.parse(iso)
  return Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== iso ? null : iso
}

/** The time of day that editors type, as HH:MM: "9:00", "09.30", "9". Null for what is none. */
export function typedTime(typed: string): string | null {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})(?:\s*[:.]\s*(\d{2}))?\s*$/.exec(typed) ?? []
  return hours && Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, '0')}:${minutes}` : null
}
