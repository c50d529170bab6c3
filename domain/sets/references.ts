type Reference = {_weak?: boolean; _strengthenOnPublish?: {weak?: boolean}}

/** A reference to a document that was not published yet is weak until its own document is published, as with Sanity's action. */
export const strengthened = (value: unknown) =>
  eachReference<Reference>(value, ({_strengthenOnPublish: waits, _weak, ...reference}) => ({
    ...reference,
    ...(_weak && (!waits || waits.weak) && {_weak}),
  }))

/** The same value, in which references to documents that are not published wait for that: the lake takes no others. */
export const waiting = (value: unknown, unpublished: ReadonlyMap<string, string>) =>
  eachReference<Reference & {_ref: string}>(value, (reference) => {
    const type = unpublished.get(reference._ref)
    if (!type) return reference
    return {...reference, _weak: true, _strengthenOnPublish: {type, ...(reference._weak && {weak: true})}}
  })

function eachReference<R extends object>(value: unknown, change: (reference: R) => object): unknown {
  if (Array.isArray(value)) return value.map((item) => eachReference(item, change))
  if (typeof value !== 'object' || value === null) return value
  if ('_ref' in value) return change(value as unknown as R)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, eachReference(inner, change)]))
}
