/**
 * Whether a conditional write to Netlify Blobs took place. Throws when the store refused it: its client calls every answer but
 * "another was first" a success, and only what was written has an etag.
 */
export function wasWritten({modified, etag}: {modified: boolean; etag?: string | undefined}): boolean {
  if (modified && !etag) throw new Error('The store refused the write')
  return modified
}
