/** What a page is called where the brand stands beside it: "Over ons | Merk" is "Over ons". A draft may have no title yet. */
export function pageTitle(title: string | null, brand: string): string {
  const ending = ` | ${brand}`
  return title?.endsWith(ending) ? title.slice(0, -ending.length) : (title ?? '')
}
