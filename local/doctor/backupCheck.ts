import {HOUR_MS} from '../../domain/format/dates.ts'
import {type HostedFacts, hasFailed} from './facts.ts'
import {type Check, fine, judgeAnswer, wrong} from './verdict.ts'

/** A night may be missed once, by a service that is away. */
export const AGE_MS = 50 * HOUR_MS

const GITHUB = {needs: 'GITHUB_REPOSITORY and GITHUB_TOKEN (may read Actions)', who: 'GitHub'}

export const BACKUP_CHECK: Check<HostedFacts> = {
  id: 'backup',
  title: 'Backup',
  judge: ({now, backup: {workflow}, netlify: {snapshots}}) =>
    judgeAnswer(workflow, GITHUB, ({last}) => {
      if (!last) return wrong('the workflow Backup never ended well', 'docs/backups.md, Automatic backups')
      const hours = Math.floor((now.getTime() - Date.parse(last)) / HOUR_MS)
      if (hours * HOUR_MS > AGE_MS)
        return wrong(
          `the last that ended well is ${Math.floor(hours / 24)} days old`,
          'GitHub → Actions → Backup: its log',
        )
      const host = Array.isArray(snapshots) && !hasFailed(snapshots) ? snapshots.toSorted().at(-1) : undefined
      return fine(`ended well ${hours} hours ago${host ? `; Netlify’s own of its database: ${host}` : ''}`)
    }),
}
