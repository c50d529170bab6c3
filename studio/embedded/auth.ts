import {createAuthStore, type WorkspaceOptions} from 'sanity'
import {environment} from '../environment.ts'
import {lakeClientFactory} from './lake.ts'

/** Lets everybody in who reaches the embedded lake: there is nothing to sign out of. */
export function lakeAuth(lakeUrl: string): NonNullable<WorkspaceOptions['auth']> {
  const {projectId, dataset} = environment
  const {logout: _, ...store} = createAuthStore({
    apiHost: lakeUrl,
    projectId,
    dataset,
    clientFactory: lakeClientFactory(lakeUrl),
    loginMethod: 'cookie',
    redirectOnSingle: false,
    providers: [],
  })
  return store
}
