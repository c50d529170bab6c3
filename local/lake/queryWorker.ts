import {parentPort} from 'node:worker_threads'
import {Dataset} from './dataset.ts'
import type {LakeDocument} from './document.ts'
import {type Encoded, encode} from './encoded.ts'
import {LakeError} from './errors.ts'
import {prepare, treeOf} from './groq.ts'
import {plansOf} from './plan.ts'
import type {FromWorker, Question, ToWorker, Wanted} from './queryThread.ts'

/** The other end of queryThread.ts: slow queries over the documents that it is given, or over all of them. */
const datasets = new Map<string, Dataset>()

function datasetOf(name: string): Dataset {
  const dataset = datasets.get(name) ?? new Dataset()
  datasets.set(name, dataset)
  return dataset
}

/** The documents that were wanted, in their perspective; null where they are too many. */
type Given = LakeDocument[] | null
const awaited = new Map<number, {documents: LakeDocument[]; resolve: (given: Given) => void}>()

const wantedFor = (number: number, wanted: Wanted): Promise<Given> =>
  new Promise((resolve) => {
    awaited.set(number, {documents: [], resolve})
    reply({number, wanted})
  })

/** What a reference leads to is wanted when it was met; all is given anew with it, so that it is of one moment. */
async function answer(number: number, question: Question): Promise<Encoded> {
  const {params, dataset, perspective, sourceMap} = question
  const parsed = treeOf(question)
  const plans = plansOf(parsed, params)
  const ids = new Set<string>()
  for (;;) {
    const documents = await wantedFor(number, {plans, ids: [...ids]})
    const view = documents ? new Dataset(documents).view('raw') : datasetOf(dataset).view(perspective)
    const prepared = prepare(parsed, params, view, dataset, {sourceMap})
    const answered = await prepared.answer()
    const missing = [...prepared.missing].filter((id) => !ids.has(id))
    if (!documents || missing.length === 0) return encode(JSON.stringify(answered))
    for (const id of missing) ids.add(id)
  }
}

const reply = (message: FromWorker) => parentPort?.postMessage(message)

parentPort?.on('message', async (message: ToWorker) => {
  if ('changes' in message) return datasetOf(message.dataset).write(message.changes)
  const {number} = message
  if ('documents' in message) return void awaited.get(number)?.documents.push(...message.documents)
  if ('isAnything' in message) {
    const given = awaited.get(number)
    awaited.delete(number)
    return given?.resolve(message.isAnything ? null : given.documents)
  }
  try {
    const answered = await answer(number, message.question)
    parentPort?.postMessage({number, answer: answered} satisfies FromWorker, [answered.bytes.buffer])
  } catch (error) {
    if (error instanceof LakeError) reply({number, refused: {status: error.status, error: error.error}})
    else reply({number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error)})
  }
})
