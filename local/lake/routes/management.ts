import {EMBEDDED} from '../../../domain/content/embedded.ts'
import {editorOf, editorWith} from '../editor.ts'
import {list, type Route} from '../router.ts'
import type {Store} from '../store.ts'

/** Everyone who reaches the lake on this machine may do everything. */
const ROLES = [{name: 'administrator', title: 'Administrator', description: 'May do everything'}]

const asUser = ({id, displayName}: ReturnType<typeof editorOf>) => ({
  id,
  name: displayName,
  displayName,
  email: 'editor@localhost',
  provider: 'local',
  profileImage: null,
  role: 'administrator',
  roles: ROLES,
})

const ALL_PERMISSIONS = ['create', 'read', 'update', 'history', 'editHistory', 'manage']

const constant =
  (json: unknown): Route['handle'] =>
  () => ({json})

const projectSeenBy = (id: string, header: Parameters<typeof editorOf>[0]) => ({
  id,
  displayName: 'localhost',
  organizationId: null,
  studioHost: null,
  features: [],
  metadata: {},
  members: [{id: editorOf(header).id, isRobot: false, roles: ROLES}],
})

/** Users, projects and settings: what the Studio asks around the content. */
export const managementRoutes = (store: Store, datasets: readonly string[]): Route[] => [
  {method: 'GET', pattern: '/users/me', handle: ({header}) => ({json: asUser(editorOf(header))})},
  {
    method: 'GET',
    pattern: '/auth/id',
    handle: ({header}) => ({json: {id: editorOf(header).id, expiry: 4_102_444_800}}),
  },
  {method: 'GET', pattern: '/auth/providers', handle: constant({thirdPartyLogin: false, providers: []})},
  {method: 'POST', pattern: '/auth/logout', handle: constant({})},
  {
    method: 'GET',
    pattern: '/users/me/keyvalue/:keys',
    handle: ({path}) => ({json: list(path.keys).map((key) => ({key, value: store.getValue(key)}))}),
  },
  {
    method: 'PUT',
    pattern: '/users/me/keyvalue',
    handle: ({body}) => {
      const entries = Array.isArray(body) ? (body as {key: string; value: unknown}[]) : []
      for (const {key, value} of entries) store.setValue(key, value)
      return {json: entries}
    },
  },
  {
    method: 'GET',
    pattern: '/users/:ids',
    handle: ({path}) => {
      const users = list(path.ids).map((id) => asUser(editorWith(id)))
      return {json: users.length === 1 ? users[0] : users}
    },
  },
  {
    method: 'GET',
    pattern: '/projects/:project',
    handle: ({path, header}) => ({json: projectSeenBy(path.project ?? EMBEDDED.projectId, header)}),
  },
  {
    method: 'GET',
    pattern: '/projects',
    handle: ({header}) => ({json: [projectSeenBy(EMBEDDED.projectId, header)]}),
  },
  // The project is in the path, or in the host that a client of api.sanity.io asks.
  ...['/projects/:project/datasets', '/datasets'].map(
    (pattern): Route => ({
      method: 'GET',
      pattern,
      handle: () => ({json: datasets.map((name) => ({name, aclMode: 'public', datasetProfile: 'content'}))}),
    }),
  ),
  {method: 'GET', pattern: '/aliases', handle: constant([])},
  {
    method: 'GET',
    pattern: '/projects/:project/datasets/:dataset/acl',
    handle: constant([{filter: '_id in path("**")', permissions: ALL_PERMISSIONS}]),
  },
  {
    method: 'GET',
    pattern: '/projects/:project/datasets/:dataset/settings/indexing',
    handle: constant({maxFieldDepth: 20}),
  },
  {method: 'GET', pattern: '/projects/:project/grants', handle: constant({})},
  {method: 'GET', pattern: '/projects/:project/features', handle: constant([])},
  {
    method: 'GET',
    pattern: '/projects/:project/user-applications',
    // The Studio that asks is a known one, which needs no registration.
    handle: ({path, header}) => ({
      json: [{id: 'studio', type: 'studio', projectId: path.project, urlType: 'external', appHost: header('origin')}],
    }),
  },
  {
    method: 'GET',
    pattern: '/subscriptions/project/:project',
    handle: constant({plan: {variantOfPlanTypeId: null}}),
  },
  {method: 'GET', pattern: '/features', handle: constant([])},
  {method: 'GET', pattern: '/journey/:topic', handle: ({path}) => ({json: path.topic === 'trial' ? [] : null})},
  {method: 'GET', pattern: '/help', handle: constant({})},
  {method: 'GET', pattern: '/ping', handle: constant({})},
  // The Studio asks when a request broke off; who is not allowed was refused before.
  {method: 'GET', pattern: '/check/cors', handle: constant({result: {allowed: true, withCredentials: true}})},
  {method: 'GET', pattern: '/data/ping/:dataset', handle: constant({})},
  {method: 'GET', pattern: '/intake/telemetry-status', handle: constant({status: 'denied'})},
  {method: 'POST', pattern: '/intake/batch', handle: constant({})},
]
