import {getDocumentProxy, getMeta} from 'unpdf'

/** Text of a PDF of one page in reading order, spaces as one; its tags, and its metadata. */
export async function readPdf(pdf: Uint8Array) {
  const document = await getDocumentProxy(Uint8Array.from(pdf))
  const page = await document.getPage(1)
  const {items} = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return {
    pages: document.numPages,
    text: text.replace(/\s+/g, ' '),
    tree: JSON.stringify(await page.getStructTree()),
    info: (await getMeta(document)).info,
  }
}
