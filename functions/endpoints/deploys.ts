import type {DeployFailedEvent, DeploySucceededEvent} from '@netlify/functions'
import {pagesFromBuild} from '../config.ts'
import {errorName, log} from '../log.ts'
import {rememberDeploy} from '../site/deploys.ts'
import {publishSite, purgePages} from '../site/publishSite.ts'

const isProduction = ({deploy}: DeploySucceededEvent) => deploy.context === 'production'

/** Netlify's own events: new code has its pages made at once, and the Studio is told of code that did not build. */
export default {
  async deploySucceeded(event: DeploySucceededEvent) {
    if (!isProduction(event)) return
    await rememberDeploy({failed: false, message: null, at: new Date().toISOString()})
    if (pagesFromBuild()) return
    try {
      await purgePages(await publishSite())
    } catch (error) {
      log('not published', {error: errorName(error)}) // the first visitor has it made
    }
  },
  async deployFailed(event: DeployFailedEvent) {
    if (!isProduction(event)) return
    await rememberDeploy({failed: true, message: event.deploy.errorMessage, at: new Date().toISOString()})
  },
}
