import {parentPort} from 'node:worker_threads'
import {Dataset} from '../documents/dataset.ts'
import {LakeError} from '../errors.ts'
import {prepare, treeOf} from './evaluate.ts'
import type {FromWorker, Question, ToWorker} from './queryThread.ts'
import {type Encoded, encode} from './serialized.ts'

/** The thread of queryThread.ts. */
const datasets = new Map<string, Dataset>()

async function answer(question: Question): Promise<Encoded> {
  const {params, project, dataset, perspective, sourceMap} = question
  const view = (datasets.get(dataset) ?? new Dataset()).view(perspective)
  return encode(await prepare(treeOf(question), params, view, dataset, {sourceMap, project}).answer())
}

async function replyTo(question: Question): Promise<FromWorker> {
  try {
    return {answer: await answer(question)}
  } catch (error) {
    if (error instanceof LakeError) return {refused: {status: error.status, error: error.error}}
    return {failed: error instanceof Error ? (error.stack ?? error.message) : String(error)}
  }
}

parentPort?.on('message', async (message: ToWorker) => {
  if ('documents' in message) datasets.set(message.dataset, new Dataset(message.documents))
  else if ('changes' in message) datasets.get(message.dataset)?.write(message.changes)
  else {
    const reply = await replyTo(message.question)
    parentPort?.postMessage(reply, 'answer' in reply ? [reply.answer.bytes.buffer] : [])
  }
})
