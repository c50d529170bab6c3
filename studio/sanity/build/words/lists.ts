// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code, as it stands in a package
/** Dutch for the English-only texts of ordered lists. */
export const LISTS: Readonly<Record<string, string>> = {
  Moved: 'Verplaatst:',
  'from position': 'van plaats',
  'Reordering failed': 'De volgorde is niet bewaard',
  'Reordering started...': 'De volgorde wordt hersteld …',
  'There was an error': 'De lijst kon niet worden gelezen',
  'Please try again later': 'Laad de Studio opnieuw',
  'No documents of this type': 'Hier staat nog niets',
  ' documents have no order. Select': ' hebben nog geen plaats. Kies',
  'Reset Order': 'Volgorde herstellen',
  ' from the menu above to fix.': ' in het menu hierboven.',
}

/** Sentences composed in code: the vendor's source text, and its Dutch replacement. */
export const LISTS_CODE: Readonly<Record<string, string>> = {
  'isMovingUp ? "up" : "down"': 'isMovingUp ? "omhoog" : "omlaag"',
  '`${selectedItems.length} documents`': '`${selectedItems.length} documenten`',
  '`${startIndex + 1} to ${endIndex + 1}`': '`${startIndex + 1} naar ${endIndex + 1}`',
  '`${updated.results.length === 1 ? "1 document" : `${updated.results.length} documents`} reordered`':
    '"De volgorde is live"',
  '`Reordered ${update.results.length === 1 ? "Document" : "Documents"}`': '"De volgorde is hersteld"',
}
