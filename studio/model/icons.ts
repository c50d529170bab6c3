/** The Lucide icons that the site draws; editors choose from these. */
export const ICONS = [
  'book-open',
  'braces',
  'feather',
  'file-text',
  'gauge',
  'handshake',
  'heading-1',
  'heading-2',
  'image',
  'key-round',
  'log-out',
  'mail',
  'map-pin',
  'message-circle',
  'phone',
  'pilcrow',
  'scan-text',
  'shield',
  'smile',
  'sparkles',
  'trending-up',
  'users',
  'wand-sparkles',
  'wrench',
] as const

export type IconName = (typeof ICONS)[number]
