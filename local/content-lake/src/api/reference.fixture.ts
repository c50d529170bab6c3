/* In the order in which it is asked: later calls are about what earlier ones wrote. */

/** A request, a part of its answer, and its body. */
type Call = [call: string, answer: object, body?: unknown]
const REFUSED = {error: {type: 'notSupported'}}

const QUERY = '/data/query/production'
const QUERIES: Call[] = [
  [`GET ${QUERY}?query=*[_type==$t]._id&$t="plan"`, {result: ['p'], query: '*[_type==$t]._id', ms: expect.any(Number)}],
  [`POST ${QUERY}`, {result: ['p']}, {query: '*[_type==$t]._id', params: {t: 'plan'}}],
  [`GET ${QUERY}?query=count(*)&returnQuery=false`, {result: 2, ms: expect.any(Number)}],
  [`GET ${QUERY}?query=*[_id=="p"].name&perspective=drafts`, {result: ['Draft']}],
  [`GET ${QUERY}?query=*[_id=="p"].name&perspective=published`, {result: ['New']}],
  [`GET ${QUERY}?query=count(*)&perspective=raw`, {result: 3}],
  [`GET ${QUERY}?query=*[_id=="p"].name&perspective=drafts,published`, {result: ['Draft']}],
  [`GET ${QUERY}?query=*[_id=="p"].name&perspective=rSummer2026,drafts`, REFUSED],
  [`GET ${QUERY}?query=*[_id=="p"]{name}&resultSourceMap=true`, {resultSourceMap: {documents: [{_id: 'p'}]}}],
  [`GET ${QUERY}?query=*[_id=="p"]&tag=of.a.test`, {result: [{_id: 'p'}]}],
  [`GET ${QUERY}?query=*[_id=="missing"][0].name`, {result: null}],
  [`GET ${QUERY}?query=1&explain=true`, REFUSED],
]

const DOCUMENTS: Call[] = [
  ['GET /data/doc/production/p,nope', {documents: [{_id: 'p'}], omitted: [{id: 'nope', reason: 'existence'}]}],
  ['GET /data/doc/production/p?includeAllVersions=true', {documents: [{_id: 'p'}, {_id: 'drafts.p'}]}],
  ['GET /data/export/production', [{_id: 'drafts.p'}, {_id: 'f'}, {_id: 'p'}]],
  ['GET /data/export/production?types=faq,plan', [{_id: 'drafts.p'}, {_id: 'f'}, {_id: 'p'}]],
  ['GET /data/export/production?types=faq', {_id: 'f'}],
  ['GET /data/export/production?nextCursor=', [{_id: 'drafts.p'}, {_id: 'f'}, {_id: 'p'}]],
]

const PAST = '/data/history/production/documents'
const LOG = '/data/history/production/transactions'
const INVALID = {error: {type: 'invalidParams'}}
const HISTORY: Call[] = [
  [`GET ${PAST}/p?revision=first`, {documents: [{name: 'Old'}]}],
  [`GET ${PAST}/p?revision=never`, {documents: []}],
  [`GET ${PAST}/p?time=2000-01-01T00:00:00Z`, {documents: []}],
  [`GET ${PAST}/p?time=${new Date(Date.now() + 60_000).toISOString()}`, {documents: [{name: 'New'}]}],
  [`GET ${PAST}/gone?lastRevision=true`, {documents: [{_id: 'gone'}]}],
  [`GET ${PAST}/p?revision=first&time=2000-01-01T00:00:00Z`, INVALID],
  [`GET ${PAST}/p?revision=first&lastRevision=true`, INVALID],
  [`GET ${LOG}/p`, [{id: 'first'}, {id: 'second', documentIDs: ['p'], mutations: [{patch: {set: {name: 'New'}}}]}]],
  [`GET ${LOG}/p?excludeContent=true`, [{mutations: [{create: {_id: 'p'}}]}, {mutations: [{patch: {id: 'p'}}]}]],
  [`GET ${LOG}/p?excludeMutations=true`, [{id: 'first'}, {id: 'second'}]],
  [`GET ${LOG}/p?effectFormat=mendoza&limit=1`, {effects: {p: {apply: expect.any(Array), revert: expect.any(Array)}}}],
  [`GET ${LOG}/p?reverse=true&limit=1`, {id: 'second'}],
  [`GET ${LOG}/p?fromTransaction=second`, {id: 'second'}],
  [`GET ${LOG}/p?toTransaction=first`, {id: 'first'}],
  [`GET ${LOG}/p,f?fromTime=2000-01-01T00:00:00Z&limit=2`, [{id: 'first'}, {id: 'second'}]],
  [`GET ${LOG}?toTransaction=first`, [{documentIDs: ['drafts.p']}, {id: 'first'}]],
]

const MUTATE = '/data/mutate/production'
const mutations = (...all: object[]) => ({mutations: all})
const create = (_id: string, more: object = {}) => ({create: {_id, _type: 'note', ...more}})
const one = (operation: string, document = {}) => ({results: [{operation, document}]})
const MUTATIONS: Call[] = [
  [
    `POST ${MUTATE}?returnIds=true`,
    {transactionId: expect.any(String), results: [{id: 'a', operation: 'create'}]},
    mutations(create('a')),
  ],
  [
    `POST ${MUTATE}?returnDocuments=true`,
    one('create', {_id: expect.stringMatching(/^n\.\w/)}),
    mutations(create('n.')),
  ],
  [
    `POST ${MUTATE}?returnDocuments=true`,
    one('create', {_id: expect.stringMatching(/\w/)}),
    mutations({create: {_type: 'note'}}),
  ],
  [`POST ${MUTATE}`, {error: {type: 'mutationError'}}, mutations(create('a'))],
  [
    `POST ${MUTATE}?returnDocuments=true`,
    one('update', {t: 1}),
    mutations({createOrReplace: {_id: 'a', _type: 'note', t: 1}}),
  ],
  [
    `POST ${MUTATE}?returnDocuments=true`,
    one('update', {_type: 'other'}),
    mutations({createOrReplace: {_id: 'a', _type: 'other', t: 1, s: 'x'}}),
  ],
  [`POST ${MUTATE}`, {results: [{operation: 'none'}]}, mutations({createIfNotExists: {_id: 'a', _type: 'note'}})],
  ...(
    [
      [{set: {t: 5}}, {t: 5}],
      [{setIfMissing: {t: 9, u: 1}}, {t: 5, u: 1}],
      [{inc: {t: 2}}, {t: 7}],
      [{dec: {t: 3}}, {t: 4}],
      [{unset: ['u']}, {t: 4}],
      [{set: {list: ['a']}}, {list: ['a']}],
      [{insert: {after: 'list[-1]', items: ['b']}}, {list: ['a', 'b']}],
      [{diffMatchPatch: {s: '@@ -1 +1,2 @@\n x\n+y\n'}}, {s: 'xy'}],
    ] as const
  ).map(
    ([patch, document]): Call => [
      `POST ${MUTATE}?returnDocuments=true`,
      one('update', document),
      mutations({patch: {id: 'a', ...patch}}),
    ],
  ),
  [
    `POST ${MUTATE}`,
    {error: {type: 'mutationError'}},
    mutations({patch: {id: 'a', ifRevisionID: 'other', set: {t: 1}}}),
  ],
  [
    `POST ${MUTATE}`,
    {results: [{id: 'a'}]},
    mutations({patch: {query: '*[_type == $t]', params: {t: 'other'}, set: {t: 8}}}),
  ],
  [
    `POST ${MUTATE}?autoGenerateArrayKeys=true&returnDocuments=true`,
    one('create', {l: [{_key: expect.any(String)}]}),
    mutations(create('k', {l: [{}]})),
  ],
  [`POST ${MUTATE}?transactionId=mine`, {transactionId: 'mine'}, mutations(create('b'))],
  [`POST ${MUTATE}`, {transactionId: 'own'}, {transactionId: 'own', ...mutations(create('c'))}],
  [`POST ${MUTATE}?transactionId=mine`, {error: {type: 'mutationError'}}, mutations(create('d'))],
  ...['sync', 'async', 'deferred'].map(
    (how): Call => [`POST ${MUTATE}?visibility=${how}`, {results: [{operation: 'create'}]}, mutations(create(how))],
  ),
  [
    `POST ${MUTATE}?skipCrossDatasetReferenceValidation=true`,
    {results: [{operation: 'create'}]},
    mutations(create('x', {r: {_type: 'crossDatasetReference', _ref: 'y', _dataset: 'other', _projectId: 'local'}})),
  ],
  [`POST ${MUTATE}?dryRun=true`, {results: [{operation: 'delete'}]}, mutations({delete: {id: 'a'}})],
  [`POST ${MUTATE}`, {results: [{operation: 'delete'}]}, {dryRun: true, ...mutations({delete: {id: 'a'}})}],
  [`POST ${MUTATE}`, {results: [{operation: 'delete'}]}, mutations({delete: {id: 'a'}})],
  [`POST ${MUTATE}`, {results: [{id: 'b'}, {id: 'c'}]}, mutations({delete: {query: '*[_id in ["b", "c"]]'}})],
  [`POST ${MUTATE}`, {results: [{operation: 'none'}]}, mutations({delete: {id: 'never'}})],
]

const actions = (actionType: string, more: object, options: object = {}) => ({
  actions: [{actionType: `sanity.action.${actionType}`, ...more}],
  ...options,
})
const pair = {draftId: 'drafts.q', publishedId: 'q'}
const attributes = {_id: 'drafts.q', _type: 'note'}
const DONE = {transactionId: expect.any(String)}
const ACTED: [name: string, more: object, answer: object][] = [
  ['document.create', {publishedId: 'q', attributes, ifExists: 'fail'}, DONE],
  ['document.create', {publishedId: 'q', attributes, ifExists: 'fail'}, {error: {}}],
  ['document.create', {publishedId: 'q', attributes, ifExists: 'ignore'}, DONE],
  ['document.edit', {...pair, patch: {set: {t: 1}}}, DONE],
  ['document.replaceDraft', {publishedId: 'q', attributes}, DONE],
  ['document.publish', {...pair, ifDraftRevisionId: 'other'}, {error: {}}],
  ['document.publish', pair, DONE],
  ['document.unpublish', pair, DONE],
  ['document.publish', pair, DONE],
  ['document.edit', {...pair, patch: {set: {t: 2}}}, DONE],
  ['document.discard', {draftId: 'drafts.q'}, DONE],
  ['document.delete', {publishedId: 'q', includeDrafts: []}, DONE],
  ['document.version.create', {publishedId: 'q', document: {}}, REFUSED],
  ['document.version.discard', {versionId: 'versions.r.q'}, REFUSED],
  ['document.version.replace', {document: {}}, REFUSED],
  ['document.version.unpublish', {versionId: 'versions.r.q', publishedId: 'q'}, REFUSED],
  ...['create', 'edit', 'publish', 'archive', 'unarchive', 'schedule', 'unschedule', 'delete', 'import'].map(
    (name): [string, object, object] => [`release.${name}`, {releaseId: 'r'}, REFUSED],
  ),
]
const ACTIONS: Call[] = [
  ...ACTED.map(([name, more, answer]): Call => ['POST /data/actions/production', answer, actions(name, more)]),
  [
    'POST /data/actions/production',
    {transactionId: 'act'},
    actions('document.create', {attributes}, {transactionId: 'act'}),
  ],
  ['POST /data/actions/production', DONE, actions('document.discard', {draftId: 'drafts.q'}, {dryRun: true})],
  [
    'POST /data/actions/production',
    DONE,
    actions('document.discard', {draftId: 'drafts.q'}, {skipCrossDatasetReferenceValidation: true}),
  ],
]

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>'
const SAID = 'title=T&description=D&label=L&creditLine=C&sourceName=N&sourceId=I&sourceUrl=https://u.nl/'
const GIVEN = {
  title: 'T',
  description: 'D',
  label: 'L',
  creditLine: 'C',
  source: {name: 'N', id: 'I', url: 'https://u.nl/'},
}
const ASSETS: Call[] = [
  [
    `POST /assets/images/production?filename=a.svg&tag=t&meta=palette&meta=lqip&meta=blurhash&${SAID}`,
    {document: {_type: 'sanity.imageAsset', originalFilename: 'a.svg', metadata: {dimensions: {width: 8}}, ...GIVEN}},
    SVG,
  ],
  [
    `POST /assets/files/production?filename=a.svg&${SAID}`,
    {document: {_type: 'sanity.fileAsset', originalFilename: 'a.svg', ...GIVEN}},
    SVG,
  ],
  ['POST /assets/media-library-link/production', REFUSED, {}],
]

const ABOUT: Call[] = [
  ['GET /projects', [{id: 'local'}]],
  ['GET /projects/local', {id: 'local', members: [{roles: [{name: 'administrator'}]}]}],
  ['GET /projects/local/datasets', [{name: 'production'}]],
]

/** Adds the calls of each page that the lake refuses. */
const NOT_HERE = {
  Copy: ['PUT /projects/local/datasets/production/copy'],
  Backups: [
    'PUT /projects/local/datasets/production/settings/backups',
    ...['', '/b'].map((which) => `GET /projects/local/datasets/production/backups${which}`),
  ],
  Jobs: ['GET /jobs/j', 'GET /jobs/j/listen'],
  Scheduling: ['GET', 'POST', 'PATCH', 'DELETE'].flatMap((method) =>
    ['', '/s', '/s/publish'].map((which) => `${method} /schedules/local/production${which}`),
  ),
  Webhooks: [
    ...['GET', 'POST'].map((method) => `${method} /hooks/projects/local`),
    ...['GET', 'PATCH', 'DELETE'].map((method) => `${method} /hooks/projects/local/h`),
    ...['attempts', 'messages'].map((which) => `GET /hooks/projects/local/h/${which}`),
  ],
  'Agent Actions': ['generate', 'transform', 'translate', 'prompt', 'patch'].map(
    (name) => `POST /agent/action/${name}/production`,
  ),
  'Embeddings Index': [
    ...['GET', 'POST'].map((method) => `${method} /embeddings-index/production`),
    ...['GET', 'DELETE'].map((method) => `${method} /embeddings-index/production/i`),
    'POST /embeddings-index/query/production/i',
  ],
  'Media Library': ['GET /media-libraries/m/query', 'POST /media-libraries/m/upload', 'POST /media-libraries/m/mutate'],
  Access: ['roles', 'permissions', 'users', 'invites', 'requests', 'robots', 'user-permissions/me'].flatMap((which) => [
    `GET /access/project/local/${which}`,
    `POST /access/organization/o/${which}`,
  ]),
  Projects: [
    'POST /projects',
    ...['PATCH', 'DELETE'].map((method) => `${method} /projects/local`),
    ...['PUT', 'PATCH', 'DELETE'].map((method) => `${method} /projects/local/datasets/production`),
    ...['cors', 'tags', 'tokens'].flatMap((of) => [
      `GET /projects/local/${of}`,
      `POST /projects/local/${of}`,
      `DELETE /projects/local/${of}/i`,
    ]),
    'PUT /projects/local/datasets/production/tags/t',
  ],
  Roles: [
    ...['', '/u'].map((which) => `GET /projects/local/acl${which}`),
    'PUT /projects/local/acl/u',
    ...['roles', 'permissionResourceSchemas'].flatMap((of) => [
      `GET /projects/local/${of}`,
      `POST /projects/local/${of}`,
    ]),
    ...['acl', 'roles', 'permissionResourceSchemas', 'grants'].map((of) => `GET /organizations/o/${of}`),
    'GET /users/me/grants',
  ],
}
/**
 * The calls of Sanity's published HTTP reference (https://www.sanity.io/docs/http-reference, as of 9 January 2026), page by
 * page, each with its documented parameters where it is answered: what is answered, or that it is refused by name.
 */
export const REFERENCE: Record<string, Call[]> = {
  Query: QUERIES,
  'Doc and Export': DOCUMENTS,
  History: HISTORY,
  Mutation: MUTATIONS,
  Actions: ACTIONS,
  Assets: ASSETS,
  'Projects and datasets': ABOUT,
  ...Object.fromEntries(
    Object.entries(NOT_HERE).map(([page, all]) => [page, all.map((call): Call => [call, REFUSED])]),
  ),
}
