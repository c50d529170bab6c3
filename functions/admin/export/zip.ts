import {Zip, ZipDeflate, ZipPassThrough} from 'fflate'

/** Documents in a zip: at 60 kB for the files of one they stay below the 20 MB that Netlify streams in an answer. */
export const DOCUMENTS_IN_ZIP = 250

/** A file of a zip. Texts are made smaller; PDFs already are. */
export type ZippedFile = {name: string; at: string; bytes: Uint8Array; isText?: true}

/** A zip as a stream. A file is read once the reader took what came before it, so that no more than one is in memory. */
export function zipOf(files: AsyncIterator<ZippedFile>): ReadableStream<Uint8Array> {
  let zip: Zip | undefined
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error)
        controller.enqueue(chunk)
        if (isLast) controller.close()
      })
    },
    async pull() {
      const {value: file, done} = await files.next()
      if (done) return zip?.end()
      const entry = file.isText ? new ZipDeflate(file.name) : new ZipPassThrough(file.name)
      entry.mtime = file.at
      zip?.add(entry)
      entry.push(file.bytes, true)
    },
    async cancel() {
      await files.return?.()
    },
  })
}
