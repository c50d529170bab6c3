// Cleans typed and pasted input for storage and look-up; VAT numbers are in vatNumberText.ts.

/** Draws nothing: spaces, controls, what programs may ignore, and the blank of Braille. */
const INVISIBLE = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
export const INVISIBLES = new RegExp(INVISIBLE, 'gu')

/**
 * Marks of direction, which turn the letters of the sentence around a name as well, and what pages put between letters to break
 * them.
 */
const BETWEEN_LETTERS = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/** Persian and emoji are written with them. */
const JOINERS = ['\u200c', '\u200d', '\ufe0e', '\ufe0f']

const SPACES_IN_A_LINE = /[^\S\n\v\f\r\u0085\u2028\u2029]+/g

/** Whether a reader would see nothing. */
export const isBlank = (text: string): boolean => [...text].every((character) => INVISIBLE.test(character))

/** In one pass: an expression for the end of a text tries each place in a long run of spaces. */
function withoutBlankEnds(text: string): string {
  const characters = [...text]
  const isVisible = (character: string) => !INVISIBLE.test(character)
  return characters.slice(characters.findIndex(isVisible), characters.findLastIndex(isVisible) + 1).join('')
}

/** A text of several lines, without what nobody sees. */
export const cleanText = (text: string): string =>
  isBlank(text)
    ? ''
    : withoutBlankEnds(text.normalize('NFC').replace(BETWEEN_LETTERS, (sign) => (JOINERS.includes(sign) ? sign : '')))

/** A name, or any other text of one line. Empty when nothing of it would be seen; line breaks stay, to be refused. */
export const cleanLine = (text: string): string => cleanText(text).replace(SPACES_IN_A_LINE, ' ')

/** Whether a text is one line, of characters that can be kept: no controls, no half of a character. */
export const isOneLine = (text: string): boolean => /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u.test(text)

/** Longer than every mail address: nothing is looked for in more. */
export const LONGEST_PASTE = 1000

/**
 * A mail address out of what people paste: "mailto:jo@example.nl?subject=…", "Jo <jo@example.nl>", with signs that nobody
 * sees, with the dot of its sentence. The domain is lower case and ASCII (`xn--…`), as mail is sent to it. What is no address
 * stays none.
 */
export function cleanMailAddress(text: string): string {
  if (text.length > LONGEST_PASTE) return text
  const typed = text
    .normalize('NFKC')
    .replace(INVISIBLES, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .trim()
  const bracketed = [...typed.matchAll(/<([^<>]*)>/g)].map(([, inner = '']) => inner)
  if (bracketed.length > 1) return typed // several addresses
  const [inner = typed] = bracketed
  const linked = /^\s*mailto:([^?]*)/i.exec(inner)?.[1]
  const bare = (linked === undefined ? inner : decoded(linked)).replace(/^["'“”‘’„«<(\s]+/, '')
  const at = bare.lastIndexOf('@')
  return at < 0 ? bare : `${bare.slice(0, at).trimEnd()}@${asciiDomain(withoutEnd(bare.slice(at + 1)).trimStart())}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The end of a sentence or a quotation is no part of a domain. */
function withoutEnd(domain: string): string {
  let end = domain.length
  while (end > 0 && '.,;:!?"\'“”‘’»>) '.includes(domain.charAt(end - 1))) end -= 1
  return domain.slice(0, end)
}

/** Not every browser does it: `münchen.de` is `xn--mnchen-3ya.de` to whoever sends mails. */
function asciiDomain(domain: string): string {
  const lower = domain.toLowerCase()
  if (!/[^\0-\x7f]/.test(lower) || /[\s@/?#:\\[\]]/.test(lower)) return lower
  const address = `http://${lower}`
  return URL.canParse(address) ? new URL(address).hostname : lower
}

/** Two addresses are the same when this is: capitals and the way a domain is written make no other. */
export const sameMailAddress = (text: string): string => cleanMailAddress(text).toLowerCase()

/**
 * Whether mail can be sent to an address. `<input type="email">` takes more: dots at an end of the name, or two in a row, which
 * Mollie refuses, and a domain without a dot.
 */
export function isMailAddress(address: string): boolean {
  const [name = '', domain = '', ...more] = address.split('@')
  return (
    more.length === 0 &&
    name.length <= 64 &&
    /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/.test(name) &&
    domain.includes('.') &&
    domain.split('.').every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.test(label))
  )
}
