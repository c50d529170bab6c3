/** Written by `npm run bench -- facts` (tests/bench/facts.ts): figures of the landing page, which it shows itself. */
export const MEASURED: {day: string; lighthouse: number | null; kilobytes: number; scripts: number; cookies: number} = {
  day: '2026-11-28',
  /** The lowest of its four medians; null until it was measured, and then no text says it. */
  lighthouse: 100,
  kilobytes: 63.9,
  scripts: 0,
  cookies: 0,
}
