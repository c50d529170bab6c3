import {getDocumentProxy, getMeta} from 'unpdf'

/** What is written in a PDF of one page, in the order of reading, spaces as one; how it is read out, and what it says of itself. */
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
