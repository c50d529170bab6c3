import type {DeployBuildingEvent, DeployFailedEvent, DeploySucceededEvent} from '@netlify/functions'
import {withRequestId} from '../http/requestId.ts'
import {type LastDeploy, rememberDeploy} from '../publishing/deploys.ts'
import {publishInTime} from '../publishing/publishInTime.ts'
import {purgePages} from '../publishing/publishSite.ts'
import {pagesFromBuild} from '../runtime/config.ts'
import {caught} from '../runtime/log.ts'

/** Previews of branches are deploys too, and none of the Studio's business. */
async function remember(
  {deploy}: DeployBuildingEvent | DeployFailedEvent | DeploySucceededEvent,
  state: LastDeploy['state'],
): Promise<boolean> {
  if (deploy.context !== 'production') return false
  const message = state === 'failed' ? deploy.errorMessage : null
  await rememberDeploy({state, message, at: new Date().toISOString(), askedAt: deploy.createdAt})
  return true
}

/** Netlify's own events: new code has its pages made at once, and the Studio is told of code that did not build. */
export default {
  async deployBuilding(event: DeployBuildingEvent) {
    await remember(event, 'building')
  },
  deploySucceeded: (event: DeploySucceededEvent) => withRequestId(() => publish(event)),
  async deployFailed(event: DeployFailedEvent) {
    await remember(event, 'failed')
  },
}

async function publish(event: DeploySucceededEvent) {
  if (!(await remember(event, 'succeeded')) || pagesFromBuild()) return
  try {
    const release = await publishInTime()
    if (release) await purgePages(release)
  } catch (error) {
    caught('site.publish_failed', {}, error) // the first visitor has it made
  }
}
