/** A typed number: read, absent, or such that it could be more than one number. */
export type TypedNumber = {kind: 'number'; number: number} | {kind: 'nothing'} | {kind: 'unclear'}

const UNCLEAR: TypedNumber = {kind: 'unclear'}
/** Signs that are not part of the number: "€", "EUR", "%", and the dash for no cents in "109,-". */
const AROUND = /€|\beuros?\b|\beur\b|%|(?<=\d[.,])[-–—]+$/gi
/** Between thousands; a space anywhere else is no part of a number. */
const SPACE_OF_THOUSANDS = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g

/**
 * Reads a number with a comma or a point before its decimals, in whatever language the browser speaks. A number field of the
 * browser itself drops the comma in an English one: "109,50" becomes 10950.
 */
export function typedNumber(typed: string): TypedNumber {
  const text = typed
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(AROUND, '')
    .trim()
    .replace(/^−/, '-')
    .replace(SPACE_OF_THOUSANDS, '')
  if (text === '') return {kind: 'nothing'}
  const [, sign = '', digits = ''] = /^(-?)([\d.,]*\d[\d.,]*)$/.exec(text) ?? []
  const unsigned = decimalOf(digits)
  const number = unsigned === null ? Number.NaN : Number(sign + unsigned)
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? {kind: 'number', number} : UNCLEAR
}

/** Digits with a point before the decimals; null where it is not clear which sign that is. */
function decimalOf(digits: string): string | null {
  const signs = [...digits].filter((sign) => sign === '.' || sign === ',')
  const [first, last] = [signs[0], signs.at(-1)]
  if (!first || !last) return digits || null
  if (first === last && signs.length > 1) return withoutThousands(digits, first)
  const at = digits.lastIndexOf(last)
  const [whole, decimals] = [digits.slice(0, at), digits.slice(at + 1)]
  if (first === last)
    return /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3 ? null : `${whole || 0}.${decimals || 0}`
  const ungrouped = withoutThousands(whole, first)
  return ungrouped && `${ungrouped}.${decimals || 0}`
}

function withoutThousands(whole: string, sign: string): string | null {
  const [lead = '', ...groups] = whole.split(sign)
  return /^\d{1,3}$/.test(lead) && groups.every((group) => /^\d{3}$/.test(group)) ? [lead, ...groups].join('') : null
}
