/**
 * Playwright's projects by the part of the suite that they belong to. `npm test` runs all parts on one machine; CI runs each
 * on a machine of its own, and `check` beside them.
 */
export const PARTS = {
  site: ['site', 'hosted', 'own-host', 'payments-own-host', 'hosted-pages', 'own-host-pages'],
  studio: ['preview', 'studio'],
  payments: ['payments'],
  services: ['services', 'recipes', 'dev'],
} as const

export type Part = keyof typeof PARTS | 'check'
export const PART_NAMES = ['check', ...Object.keys(PARTS)] as Part[]

/** Publishes, stops services and starts them again: nothing else may look at the same services meanwhile. */
const CHANGING = 'services'
/** Projects with services of their own, which may run while the others' services change. */
const ALONE = ['payments', 'payments-own-host', 'recipes', 'dev']

export type Plan = {
  check: boolean
  /** Projects that share the services and leave them as they were. */
  looking: string[]
  /** Run after those: the project that changes the services, and projects that do not need them. */
  changing: string[]
}

/** Plan of one part, or of all. `here`: on services in use, which must stay as they are. */
export function planOf(part: Part | null, here: boolean): Plan {
  const projects = Object.entries(PARTS).flatMap(([name, names]) => (part === null || part === name ? names : []))
  const allowed = projects.filter((name) => !here || name !== CHANGING)
  const isLater = (name: string) => name === CHANGING || ALONE.includes(name)
  return {
    check: part === null || part === 'check',
    looking: allowed.filter((name) => !isLater(name)),
    changing: allowed.filter(isLater),
  }
}
