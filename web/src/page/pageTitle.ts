/** Title of a page without the brand: "Over ons | Merk" becomes "Over ons". Empty for a draft without a title. */
export function pageTitle(title: string | null, brand: string): string {
  const ending = ` | ${brand}`
  return title?.endsWith(ending) ? title.slice(0, -ending.length) : (title ?? '')
}
