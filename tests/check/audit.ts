/** A package as package-lock.json has it, by the folder it is installed in. */
type Locked = {
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  link?: boolean
}
export type Lockfile = {packages: Record<string, Locked>}

/**
 * The report of `npm audit --json`. A package is in it for an advisory of its own (an object of `via`), or since it depends
 * on one that has (a name).
 *
 * @see https://docs.npmjs.com/cli/v11/commands/npm-audit
 */
export type AuditReport = {
  vulnerabilities: Record<
    string,
    {severity: string; nodes: string[]; via: (string | {title: string; url: string; range: string})[]}
  >
}

/** Packages of web/ that build pages and are in none: an advisory on them reaches nobody. */
const BUILD_TOOLS = [
  'babel-plugin-styled-components',
  'esbuild',
  'gatsby',
  'gatsby-plugin-react-helmet',
  'gatsby-plugin-styled-components',
]
/** Gatsby's own part of a page. */
const IN_PAGES = ['@gatsbyjs/reach-router', 'gatsby-link', 'gatsby-react-router-scroll', 'gatsby-script']

/** The folders of packages that functions or pages consist of. */
export function shippedPackages({packages}: Lockfile): Set<string> {
  const of = (workspace: string) => Object.keys(packages[workspace]?.dependencies ?? {})
  const web = [...of('web').filter((name) => !BUILD_TOOLS.includes(name)), ...IN_PAGES]
  const found = new Set<string>()
  const take = (from: string, names: readonly string[]) => {
    for (const name of names) {
      const folder = installedIn(packages, from, name)
      if (!folder || found.has(folder)) continue
      found.add(folder)
      const {dependencies, optionalDependencies} = packages[folder] ?? {}
      take(folder, Object.keys({...dependencies, ...optionalDependencies}))
    }
  }
  take('functions', of('functions'))
  take('web', web)
  return found
}

/** The folder where Node finds a package that another one asks for: its own, then every folder above. */
function installedIn(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  const parts = from.split('/node_modules/')
  const above = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/`)
  return [...above, 'node_modules/'].map((folder) => `${folder}${name}`).find((folder) => folder in packages)
}

/** A line for each advisory on a package that functions or pages consist of. */
export function shippedAdvisories({vulnerabilities}: AuditReport, lockfile: Lockfile): string[] {
  const shipped = shippedPackages(lockfile)
  return Object.entries(vulnerabilities).flatMap(([name, {severity, nodes, via}]) =>
    nodes.some((node) => shipped.has(node))
      ? via.flatMap((each) =>
          typeof each === 'object' ? [`${name} ${each.range} (${severity}): ${each.title}, ${each.url}`] : [],
        )
      : [],
  )
}
