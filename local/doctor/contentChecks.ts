import {isBeforeBaseline} from '../../domain/content/migrations.ts'
import {type Hook, type HostedFacts, hasFailed} from './facts.ts'
import {type Check, fine, judgeAnswer, quoted, waits, wrong} from './verdict.ts'

const CREDENTIAL = {needs: 'SANITY_PROJECT_ID and SANITY_MANAGE_TOKEN or SANITY_TOKEN', who: 'Sanity'}
const MANAGE = {needs: 'SANITY_PROJECT_ID and SANITY_MANAGE_TOKEN', who: 'Sanity'}
const PLACE = 'sanity.io/manage'

/** Roles of Sanity that may write content. */
const WRITERS = ['administrator', 'editor', 'developer', 'contributor', 'write', 'deploy-studio']

/** Those of them that may publish. */
const PUBLISHERS = ['administrator', 'editor', 'developer', 'write']

/** Address that Sanity's webhook calls. */
export const hookAddress = (siteUrl: string) => `${bare(siteUrl)}/api/content-changed`

const EVENTS = ['create', 'update', 'delete']

/** Differences from docs/go-live.md; fields that an answer lacks are not judged. */
function wrongInHook({rule, ...hook}: Hook, dataset: string, unheard: string[] | null): string[] {
  const found: [boolean, string][] = [
    [Boolean(hook.isDisabled || hook.isDisabledByUser), 'it is disabled'],
    [hook.dataset !== dataset && hook.dataset !== '*', `it is for dataset "${hook.dataset}"`],
    [
      Boolean(rule?.on && !EVENTS.every((event) => rule.on?.includes(event))),
      `it is told of ${rule?.on?.join(', ')} only`,
    ],
    [Boolean(hook.includeDrafts), 'it is told of drafts'],
    [(hook.httpMethod ?? 'POST') !== 'POST', `it calls with ${hook.httpMethod}`],
    [hook.secret === null || hook.secret === '', 'it has no secret'],
    [unheard === null, 'its filter is not that of docs/go-live.md, and cannot be judged'],
    [(unheard ?? []).length > 0, `its filter leaves out ${unheard?.join(', ')}`],
    [Boolean(rule && !/_updatedAt/.test(rule.projection ?? '')), 'its projection is not that of docs/go-live.md'],
  ]
  return found.flatMap(([isWrong, what]) => (isWrong ? [what] : []))
}

const bare = (value: string) => value.replace(/\/$/, '')

/** Variables of the Studio's build, and those of the site that must say the same. */
const STUDIO_NAMES = [
  ['SANITY_STUDIO_PROJECT_ID', 'SANITY_PROJECT_ID'],
  ['SANITY_STUDIO_DATASET', 'SANITY_DATASET'],
  ['SANITY_STUDIO_SITE_URL', 'SITE_URL'],
] as const

export const CONTENT_CHECKS: Check<HostedFacts>[] = [
  {
    id: 'sanity-project',
    title: 'Sanity project',
    judge: ({sanity: {project}}, {SANITY_PROJECT_ID}) =>
      hasFailed(project) && project.status === 404
        ? wrong(`there is no project "${SANITY_PROJECT_ID}"`, `copy its ID from ${PLACE}`)
        : judgeAnswer(project, CREDENTIAL, ({displayName}) => fine(`${quoted(displayName)} (${SANITY_PROJECT_ID})`)),
  },
  {
    id: 'sanity-dataset',
    title: 'Dataset',
    judge: ({sanity: {datasets}}, {SANITY_DATASET, SANITY_TOKEN}) =>
      judgeAnswer(datasets, MANAGE, (all) => {
        if (!SANITY_DATASET) return waits('needs SANITY_DATASET')
        const found = all.find(({name}) => name === SANITY_DATASET)
        if (!found)
          return wrong(
            `the project has no dataset "${SANITY_DATASET}" (it has ${all.map(({name}) => name).join(', ') || 'none'})`,
            `in studio: npx sanity dataset create ${SANITY_DATASET} --visibility private`,
          )
        if (found.aclMode !== 'private')
          return fine(
            `"${found.name}" is public: whoever knows its name reads what is published, so build and functions need no token`,
          )
        return SANITY_TOKEN
          ? fine(`"${found.name}" is private: build and functions read it with SANITY_TOKEN`)
          : wrong(
              `"${found.name}" is private, and no token is set: the build would see an empty dataset`,
              'set SANITY_TOKEN, with the role Viewer',
            )
      }),
  },
  {
    id: 'sanity-token',
    title: 'Token for content',
    judge: ({sanity: {me, datasets}}, {SANITY_TOKEN}) => {
      if (!SANITY_TOKEN)
        return Array.isArray(datasets) && datasets.length > 0 && datasets.every(({aclMode}) => aclMode !== 'private')
          ? fine('none, and none is needed to read a public dataset')
          : waits('needs SANITY_TOKEN')
      return judgeAnswer(me, {needs: 'SANITY_TOKEN', who: 'Sanity'}, ({roles}) => {
        if (!roles) return fine('is accepted; which role it has Sanity does not say')
        const names = roles.map(({name}) => name)
        if (names.length === 0)
          return wrong('the token has no role', `make one with the role Viewer: ${PLACE} → API → Tokens`)
        return names.some((name) => WRITERS.includes(name))
          ? wrong(
              `may write (${names.join(', ')}): the site only reads, and publishes sets of changes with a token of its own`,
              `make one with the role Viewer for the site: ${PLACE} → API → Tokens`,
            )
          : fine(`reads only (${names.join(', ')}), which is all that build and functions need`)
      })
    },
  },
  {
    id: 'publish-token',
    title: 'Token for sets of changes',
    judge: ({sanity: {publisher}}, {SANITY_TOKEN, SANITY_PUBLISH_TOKEN}) => {
      if (!SANITY_PUBLISH_TOKEN) return waits('needs SANITY_PUBLISH_TOKEN: until then no set goes live by itself')
      if (SANITY_PUBLISH_TOKEN === SANITY_TOKEN)
        return wrong('is the site’s', `make one of its own with the role Editor: ${PLACE} → API → Tokens`)
      return judgeAnswer(publisher, {needs: 'SANITY_PUBLISH_TOKEN', who: 'Sanity'}, ({roles}) => {
        if (!roles) return fine('is accepted; which role it has Sanity does not say')
        const names = roles.map(({name}) => name)
        return names.some((name) => PUBLISHERS.includes(name))
          ? fine(`may publish (${names.join(', ')})`)
          : wrong(
              `may not publish (${names.join(', ') || 'no role'})`,
              `make one with the role Editor: ${PLACE} → API → Tokens`,
            )
      })
    },
  },
  {
    id: 'content',
    title: 'Content',
    judge: ({sanity: {documents, pending}}, {SANITY_DATASET}) => {
      if (hasFailed(documents) && documents.status === 404) return waits(`needs the dataset "${SANITY_DATASET}"`)
      return judgeAnswer(documents, {needs: 'SANITY_PROJECT_ID and SANITY_DATASET', who: 'Sanity'}, (all) => {
        if (all.length === 0)
          return wrong(
            `nothing is published in "${SANITY_DATASET}", or it is private`,
            "SANITY_TOKEN='that of content' npm run content -- reset --replace (docs/go-live.md, step 3)",
          )
        if (isBeforeBaseline(all)) return wrong('it is older than release 1.0.0', 'docs/migrations.md')
        if (pending) return wrong(`${pending} changes of an older version are not made`, 'npm run content -- migrate')
        return fine(`${all.length} documents, up to date`)
      })
    },
  },
  {
    id: 'studio',
    title: 'Studio',
    judge: ({site: {studio}}, environment) =>
      judgeAnswer(studio, {needs: 'STUDIO_URL', who: 'the Studio'}, ({status}) => {
        const {STUDIO_URL} = environment
        if (status !== 200) return wrong(`${STUDIO_URL} answers ${status}`, 'npm run deploy --workspace studio')
        const other = STUDIO_NAMES.find(
          ([studios, sites]) =>
            environment[studios] && environment[sites] && bare(environment[studios]) !== bare(environment[sites]),
        )
        return other
          ? wrong(
              `is built for ${environment[other[0]]} (${other[0]}), and the site is of ${environment[other[1]]}`,
              `make them the same, then npm run deploy --workspace studio`,
            )
          : fine(`${STUDIO_URL}`)
      }),
  },
  {
    id: 'cors',
    title: 'CORS',
    judge: ({sanity: {cors}}, {STUDIO_URL}) =>
      judgeAnswer(cors, MANAGE, (origins) => {
        const origin = STUDIO_URL && URL.parse(STUDIO_URL)?.origin
        const wide = origins.find(
          (each) => each.allowCredentials && /\*(?!\.?localhost)/.test(each.origin.replace(/:\*$/, '')),
        )
        if (wide)
          return wrong(
            `other people’s websites may act as a signed-in editor ("${wide.origin}", with credentials)`,
            `take it away: ${PLACE} → API → CORS origins`,
          )
        if (!origin) return waits('needs STUDIO_URL')
        const own = origins.find((each) => each.origin.replace(/\/$/, '') === origin)
        return own?.allowCredentials
          ? fine(`${origin} may sign in`)
          : wrong(
              own ? `${origin} may not send credentials` : `${origin} is not allowed`,
              `in studio: npx sanity cors add ${origin} --credentials`,
            )
      }),
  },
]

export const PUBLISHING_CHECKS: Check<HostedFacts>[] = [
  {
    id: 'webhook',
    title: 'Publishing webhook',
    judge: ({sanity: {hooks, attempts, unheard}}, {SITE_URL, SANITY_DATASET}) =>
      judgeAnswer(hooks, MANAGE, (all) => {
        if (!SITE_URL || !SANITY_DATASET) return waits(`needs ${SITE_URL ? 'SANITY_DATASET' : 'SITE_URL'}`)
        const hook = all.find(({url}) => url === hookAddress(SITE_URL))
        if (!hook)
          return wrong(
            `none calls ${hookAddress(SITE_URL)}, so nothing that is published comes to the site`,
            `make it: ${PLACE} → API → Webhooks (docs/go-live.md, step 11)`,
          )
        const faults = wrongInHook(hook, SANITY_DATASET, unheard)
        if (faults.length > 0)
          return wrong(faults.join('; '), `mend it: ${PLACE} → API → Webhooks (docs/go-live.md, step 11)`)
        const calls = Array.isArray(attempts) ? attempts : []
        const [last] = calls
        if (!last) return fine('is there, and was not called yet: publish something')
        const {createdAt, resultCode, failureReason, isFailure} = last
        if (!isFailure && (resultCode ?? 0) < 400)
          return fine(`the last call, ${createdAt}, was answered ${resultCode}`)
        return wrong(
          `the last of ${calls.length} calls, ${createdAt}, was answered ${resultCode ?? failureReason ?? 'not at all'}`,
          resultCode === 401
            ? 'SANITY_WEBHOOK_SECRET on Netlify and the webhook’s secret differ'
            : 'look at the log of the function content-changed',
        )
      }),
  },
]
