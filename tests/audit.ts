import {spawnSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {type AuditReport, shippedAdvisories} from './check/audit.ts'

/**
 * `node tests/audit.ts`: fails on a known advisory about a package that functions or pages consist of. Those about tools reach
 * nobody but who develops, and Renovate brings their fixes. It needs no installed package.
 */
const {stdout, stderr} = spawnSync('npm', ['audit', '--json'], {
  cwd: `${import.meta.dirname}/..`,
  encoding: 'utf8',
  maxBuffer: 1 << 28,
})
const report = read(stdout)
if (!report) {
  console.error(`The registry gave no report of advisories, so nothing is known of the packages.\n${stderr}`)
  process.exit(1)
}
const advisories = shippedAdvisories(
  report,
  JSON.parse(readFileSync(`${import.meta.dirname}/../package-lock.json`, 'utf8')),
)
console.log(
  advisories.length > 0
    ? `Known advisories on what functions or visitors get:\n${advisories.join('\n')}`
    : 'No known advisory on what functions or visitors get.',
)
process.exit(advisories.length > 0 ? 1 : 0)

/** Null for the error that npm prints in place of a report. */
function read(text: string): AuditReport | null {
  try {
    const report = JSON.parse(text) as Partial<AuditReport>
    return report.vulnerabilities ? {vulnerabilities: report.vulnerabilities} : null
  } catch {
    return null
  }
}
