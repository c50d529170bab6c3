import type {AssetKind, AssetStore} from '../assets.ts'
import type {Reply, Route} from '../router.ts'
import type {Store} from '../store.ts'

const KINDS: AssetKind[] = ['images', 'files']

/** Uploads, and the bytes as the image service serves them. */
export const assetRoutes = (store: Store, assets: AssetStore, lakeUrl: () => string): Route[] =>
  KINDS.flatMap((kind): Route[] => [
    {
      method: 'POST',
      pattern: `/assets/${kind}/:dataset`,
      handle: async ({path, search, bytes, header}): Promise<Reply> => {
        const dataset = path.dataset ?? ''
        const contentType = header('content-type') ?? 'application/octet-stream'
        const upload = {kind, dataset, bytes, filename: search.get('filename'), contentType}
        const document = await assets.add(upload, lakeUrl())
        store.transact(dataset, [{createIfNotExists: document}])
        return {json: {document: store.read(dataset, document._id)}}
      },
    },
    {
      method: 'GET',
      pattern: `/${kind}/:project/:dataset/:name`,
      handle: async ({path, search}): Promise<Reply> => ({file: await assets.read(path.name ?? '', search)}),
    },
  ])
