import type {Store} from '../../storage/store.ts'
import type {Access} from '../access.ts'
import type {Editors} from '../editors.ts'
import {list, type Route} from '../router.ts'

/** Everyone who reaches the lake on this machine may do everything. */
const ROLES = [{name: 'administrator', title: 'Administrator', description: 'May do everything'}]

const asUser = ({id, displayName}: ReturnType<Editors['of']>) => ({
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

const projectOf = (id: string, editor: string) => ({
  id,
  displayName: 'localhost',
  organizationId: null,
  studioHost: null,
  features: [],
  metadata: {},
  members: [{id: editor, isRobot: false, roles: ROLES}],
})

/** Users, projects and settings, as far as the Studio needs them. */
export const managementRoutes = (store: Store, access: Access, editors: Editors): Route[] => [
  ...userRoutes(store, editors),
  ...projectRoutes(access, editors),
  ...FIXED,
]

const userRoutes = (store: Store, editors: Editors): Route[] => [
  {method: 'GET', pattern: '/users/me', handle: ({header}) => ({json: asUser(editors.of(header))})},
  {
    method: 'GET',
    pattern: '/auth/id',
    handle: ({header}) => ({json: {id: editors.of(header).id, expiry: 4_102_444_800}}),
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
      const users = list(path.ids).map((id) => asUser(editors.withId(id)))
      return {json: users.length === 1 ? users[0] : users}
    },
  },
]

const projectRoutes = ({project, datasets}: Access, editors: Editors): Route[] => [
  {
    method: 'GET',
    pattern: '/projects/:project',
    handle: ({path, header}) => ({json: projectOf(path.project ?? project, editors.of(header).id)}),
  },
  {
    method: 'GET',
    pattern: '/projects',
    handle: ({header}) => ({json: [projectOf(project, editors.of(header).id)]}),
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
    // The Studio at the origin of the request is a registered application.
    handle: ({path, header}) => ({
      json: [{id: 'studio', type: 'studio', projectId: path.project, urlType: 'external', appHost: header('origin')}],
    }),
  },
  {
    method: 'GET',
    pattern: '/subscriptions/project/:project',
    handle: constant({plan: {variantOfPlanTypeId: null}}),
  },
]

/** Calls with one answer for everybody. */
const FIXED: Route[] = [
  {method: 'GET', pattern: '/features', handle: constant([])},
  {method: 'GET', pattern: '/journey/:topic', handle: ({path}) => ({json: path.topic === 'trial' ? [] : null})},
  {method: 'GET', pattern: '/help', handle: constant({})},
  {method: 'GET', pattern: '/ping', handle: constant({})},
  // The Studio asks this after a failed request; a disallowed origin was refused before.
  {method: 'GET', pattern: '/check/cors', handle: constant({result: {allowed: true, withCredentials: true}})},
  {method: 'GET', pattern: '/data/ping/:dataset', handle: constant({})},
  {method: 'GET', pattern: '/intake/telemetry-status', handle: constant({status: 'denied'})},
  {method: 'POST', pattern: '/intake/batch', handle: constant({})},
]
