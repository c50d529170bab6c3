/**
 * The colours and typefaces: one set for the site, the pages that functions make, mails and the pages of the local
 * services. Contrast ratios and the use of each role stand in docs/design.md. A pair is light and dark.
 */
const COLOURS = {
  sky: ['#EAF0F0', '#06171F'],
  surface: ['#FBFDFD', '#0C242F'],
  sunken: ['#DDE7E8', '#04111A'],
  sea: ['#0B3040', '#0F3B4D'],
  'sea-deep': ['#082530', '#0A2C3A'],
  ink: ['#0A2733', '#E9F1F1'],
  muted: ['#46606B', '#9FB6BE'],
  'sea-ink': '#F1F6F5',
  'sea-muted': '#A9C3CB',
  line: ['#C6D4D6', '#1C3C49'],
  edge: ['#6F8690', '#6E8C98'],
  'sea-line': ['#2A5163', '#2B5B6F'],
  'sea-off': '#3B6072',
  signal: ['#F4500C', '#FF6A2B'],
  'signal-hover': ['#FF6423', '#FF8450'],
  'on-signal': '#0A1F29',
  'signal-text': ['#B03A08', '#FF8F5F'],
  'sea-signal': '#FF8A57',
  up: ['#0A6650', '#62D2AE'],
  down: ['#9C2B20', '#FF9C8D'],
  warn: ['#7A5200', '#F2C063'],
  'sea-up': '#7FE0BF',
  danger: ['#9C2B20', '#D4523F'],
  'on-danger': ['#FFFFFF', '#04111A'],
  off: ['#B4C4C8', '#2C4A57'],
  scrim: 'rgb(4 17 26/.62)',
  ring: ['#0A2733', '#E9F1F1'],
  'ring-gap': ['#FBFDFD', '#04111A'],
} as const

export type ColourName = keyof typeof COLOURS

/** A colour for where there are no custom properties. */
export function colourOf(name: ColourName, theme: 'light' | 'dark'): string {
  const value = COLOURS[name]
  return typeof value === 'string' ? value : value[theme === 'light' ? 0 : 1]
}

/** The colours as custom properties, for `color-scheme` to choose from. */
export const COLOUR_PROPERTIES = Object.entries(COLOURS)
  .map(([name, value]) => `--${name}:${typeof value === 'string' ? value : `light-dark(${value.join()})`};`)
  .join('\n')

/**
 * The site's own typefaces, from its own folder, and what stands in until they have come: as wide as ours, measured over
 * the words of the site, so that lines break where they will (docs/decisions/0054). Arial, or what Linux has for it, and
 * Roboto for Android, which has neither.
 */
export const FONT_FACES = `@font-face{font-family:"Bricolage VK";src:url(/fonts/bricolage-vk.woff2) format("woff2");font-weight:700;font-display:swap}
@font-face{font-family:"Hanken VK";src:url(/fonts/hanken-vk.woff2) format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"Bricolage narrow";src:local("Arial Narrow Bold"),local("Liberation Sans Narrow Bold");size-adjust:91%;ascent-override:100%;descent-override:27%}
@font-face{font-family:"Bricolage wide";src:local("Arial Bold"),local("Liberation Sans Bold");size-adjust:74.6%;ascent-override:122%;descent-override:33%}
@font-face{font-family:"Bricolage Roboto";src:local("Roboto Bold"),local("Roboto");size-adjust:79.1%;ascent-override:115%;descent-override:31%}
@font-face{font-family:"Hanken fallback";src:local("Arial"),local("Liberation Sans");font-weight:400 599;size-adjust:100.2%;ascent-override:100%;descent-override:30%}
@font-face{font-family:"Hanken fallback";src:local("Arial Bold"),local("Liberation Sans Bold");font-weight:600 700;size-adjust:94.6%;ascent-override:106%;descent-override:31%}
@font-face{font-family:"Hanken Roboto";src:local("Roboto");font-weight:400 599;size-adjust:101%;ascent-override:99%;descent-override:30%}
@font-face{font-family:"Hanken Roboto";src:local("Roboto Bold"),local("Roboto");font-weight:600 700;size-adjust:100.4%;ascent-override:99%;descent-override:30%}`

/** The typefaces as custom properties: of headings, and of texts. */
export const FONT_PROPERTIES = `--display:"Bricolage VK","Bricolage narrow","Bricolage wide","Bricolage Roboto",sans-serif;
--text:"Hanken VK","Hanken fallback","Hanken Roboto",system-ui,sans-serif;`
