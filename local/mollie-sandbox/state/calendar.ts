/** Days (YYYY-MM-DD) of months and of banks, and the hours at which something happens on them. */
export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS

const AMSTERDAM = new Intl.DateTimeFormat('sv-SE', {timeZone: 'Europe/Amsterdam', dateStyle: 'short'})

/** The calendar day in Amsterdam, where Mollie is. */
export const amsterdamDay = (moment: Date): string => AMSTERDAM.format(moment)

const HOURS = {collection: 'T06:00:00Z', bank: 'T09:00:00Z'}

/** Moment at which a subscription's payment of this day is made, or at which banks answer. */
export const momentOn = (day: string, hour: keyof typeof HOURS) => new Date(day + HOURS[hour])

const addDays = (day: string, count: number) => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Days beside weekends on which TARGET is closed, and with it SEPA; some count from Easter Sunday. */
const CLOSED = {everyYear: ['01-01', '05-01', '12-25', '12-26'], fromEaster: [-2, 1]}

/** Easter Sunday by the Gregorian rule of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const [golden, century] = [year % 19, Math.floor(year / 100)]
  const leap = century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + leap + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const month = epact + weekday - 7 * Math.floor((golden + 11 * epact + 22 * weekday) / 451) + 114
  return new Date(Date.UTC(year, Math.floor(month / 31) - 1, (month % 31) + 1)).toISOString().slice(0, 10)
}

/** Says whether SEPA is open. @see https://www.ecb.europa.eu/paym/target/target2/profuse/calendar/html/index.en.html */
export function isBusinessDay(day: string): boolean {
  const isWeekend = [0, 6].includes(new Date(day).getUTCDay())
  const easter = easterOf(Number(day.slice(0, 4)))
  const isClosed = CLOSED.everyYear.includes(day.slice(5)) || CLOSED.fromEaster.some((n) => addDays(easter, n) === day)
  return !isWeekend && !isClosed
}

/** Adds business days; none of them leads to the first business day from the day itself. */
export function addBusinessDays(day: string, count: number): string {
  let [found, left] = [day, count]
  for (; left > 0 || !isBusinessDay(found); found = addDays(found, 1)) if (isBusinessDay(found)) left--
  return found
}

/** Day of the month of a next collection, by the days of the first and the last one. A shorter month has its last day instead. */
const MONTH_ENDS = {
  /** The day of the start; a start on the last day of a month means the last day of each. */
  startDay: (start: string) => (addDays(start, 1).endsWith('-01') ? '31' : start.slice(8)),
  /** The day of the last collection: after a short month it stays early. */
  lastCollection: (_: string, day: string) => day.slice(8),
}
export type MonthEnds = keyof typeof MONTH_ENDS
export const MONTH_END_RULES: readonly MonthEnds[] = ['startDay', 'lastCollection']

/** Adds an interval such as "3 months" to a day of a series from `start` on. */
export function addInterval(day: string, interval: string, start = day, monthEnds: MonthEnds = 'startDay'): string {
  const [count = '1', unit = 'months'] = interval.split(' ')
  const days = {day: 1, days: 1, week: 7, weeks: 7}[unit]
  if (days) return addDays(day, days * Number(count))
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + Number(count), 0)).toISOString().slice(0, 10)
  const wanted = MONTH_ENDS[monthEnds](start, day)
  return wanted < last.slice(8) ? last.slice(0, 8) + wanted : last
}
