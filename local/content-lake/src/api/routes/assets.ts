import type {AssetKind, AssetStore} from '../../assets/assetStore.ts'
import type {Store} from '../../storage/store.ts'
import type {LakeRequest, Reply, Route} from '../router.ts'

const KINDS: AssetKind[] = ['images', 'files']

/** Fields of the asset document that the upload sets. */
function givenBy({search}: LakeRequest): Record<string, unknown> {
  const texts = ['label', 'title', 'description', 'creditLine'].flatMap((name) => {
    const value = search.get(name)
    return value ? [[name, value] as const] : []
  })
  const [id, name, url] = ['sourceId', 'sourceName', 'sourceUrl'].map((part) => search.get(part))
  const source = id && name ? {source: {_type: 'sanity.assetSourceData', id, name, ...(url && {url})}} : {}
  return {...Object.fromEntries(texts), ...source}
}

/** Uploads, and the bytes as the image service serves them. */
export const assetRoutes = (store: Store, assets: AssetStore, project: string, lakeUrl: () => string): Route[] =>
  KINDS.flatMap((kind): Route[] => {
    const read: Route['handle'] = async ({path, search, header}): Promise<Reply> => {
      const name = path.name ?? ''
      const file = await assets.read(name, search, header('accept') ?? '')
      const download = search.get('dl')
      return {
        file,
        headers: {
          ...(search.has('auto') && {vary: 'origin, accept'}),
          ...(download !== null && {
            'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(download || (path.pretty ?? name))}`,
          }),
        },
      }
    }
    return [
      {
        method: 'POST',
        pattern: `/assets/${kind}/:dataset`,
        handle: async (request): Promise<Reply> => {
          const {path, search, bytes, header} = request
          const dataset = path.dataset ?? ''
          const document = await assets.add(
            {
              kind,
              project,
              dataset,
              bytes,
              filename: search.get('filename'),
              contentType: header('content-type') ?? 'application/octet-stream',
              extract: search.getAll('meta').flatMap((names) => names.split(',')),
              given: givenBy(request),
            },
            lakeUrl(),
          )
          await store.transact(dataset, [{createIfNotExists: document}])
          return {json: {document: store.read(dataset, document._id)}}
        },
      },
      {method: 'GET', pattern: `/${kind}/:project/:dataset/:name`, handle: read},
      {method: 'GET', pattern: `/${kind}/:project/:dataset/:name/:pretty`, handle: read},
    ]
  })
