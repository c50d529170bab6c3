import {getDocumentProxy, getMeta} from 'unpdf'

/** Text of a PDF of one page in reading order, spaces as one, and by its lines; its tags, and its metadata. */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(Uint8Array.from(pdf))
  const page = await document.getPage(1)
  const {items} = await page.getTextContent()
  const lines = items.map((item) => ('str' in item ? item.str : ''))
  return {
    pages: document.numPages,
    lines,
    text: lines.join(' ').replace(/\s+/g, ' '),
    tree: JSON.stringify(await page.getStructTree()),
    info: (await getMeta(document)).info,
  }
}
