import type {WorkspaceOptions} from 'sanity'
import {lakeAuth} from './auth.ts'
import {blockOtherHosts} from './blockOtherHosts.ts'
import {lakeClientFactory} from './lake.ts'

/** Turns off features that the embedded lake lacks or that would leave the machine. Hosted, the Studio is stock. */
export function onEmbeddedLake(lakeUrl: string): Partial<WorkspaceOptions> {
  blockOtherHosts()
  return {
    apiHost: lakeUrl,
    unstable_clientFactory: lakeClientFactory(lakeUrl),
    auth: lakeAuth(lakeUrl),
    search: {strategy: 'groqLegacy'},
    tasks: {enabled: false},
    announcements: {enabled: false},
    mediaLibrary: {enabled: false},
    apps: {canvas: {enabled: false}},
    beta: {eventsAPI: {documents: false}}, // until the lake has the events endpoint
  }
}
