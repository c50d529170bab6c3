import {parentPort} from 'node:worker_threads'
import {readingOf} from './asRead.ts'
import {Dataset} from './dataset.ts'
import {LakeError} from './errors.ts'
import {prepareQuery} from './groq.ts'
import type {FromWorker, Question, ToWorker} from './queryThread.ts'

/** The other end of queryThread.ts: the same documents once more, and the slow queries over them. */
const datasets = new Map<string, Dataset>()

function datasetOf(name: string): Dataset {
  const dataset = datasets.get(name) ?? new Dataset()
  datasets.set(name, dataset)
  return dataset
}

async function answer({query, params, dataset: name, perspective, sourceMap}: Question): Promise<string> {
  const dataset = datasetOf(name)
  const asRead = await readingOf(dataset.view('published'))
  return JSON.stringify(
    await prepareQuery(query, params, dataset.view(perspective), name, {asRead, sourceMap}).answer(),
  )
}

const reply = (message: FromWorker) => parentPort?.postMessage(message)

parentPort?.on('message', async (message: ToWorker) => {
  if ('changes' in message) return datasetOf(message.dataset).write(message.changes)
  const {number, question} = message
  try {
    reply({number, json: await answer(question)})
  } catch (error) {
    if (error instanceof LakeError) reply({number, refused: {status: error.status, error: error.error}})
    else reply({number, failed: error instanceof Error ? (error.stack ?? error.message) : String(error)})
  }
})
