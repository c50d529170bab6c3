/** A heading as the part of an address after #: "Hoe lang bewaren we het?" is `hoe-lang-bewaren-we-het`. */
export const anchorOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
