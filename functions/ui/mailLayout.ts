import {AFTER_PAYING, promiseStops} from '../../domain/brand/promise.ts'
import {type ColourName, colourOf} from '../../domain/brand/tokens.ts'
import {windsock} from '../../domain/brand/windsock.ts'
import type {Language} from '../../domain/texts/languages.ts'
import {Html, html} from './html.ts'
import {MARK} from './mailMark.ts'

/** The same words for both parts of a mail. */
export type Passage = {html: string; text: string}

export type MailParts = {
  language: Language
  /** The sender's name, beside the mark, whether or not pictures are shown. */
  sender: string
  /** The preview that most mail programs show after the subject. */
  preheader: string
  /** The event that the mail is about. */
  heading: string
  opening: Passage
  /** Amounts and dates. */
  details: readonly {label: string; value: string}[]
  button: {label: string; href: string}
  /** The promise, in a mail that makes it. */
  promise?: {heading: string; items: readonly {title: string; text: string}[]} | undefined
  closing?: Passage
  footer?: Passage
}

/**
 * The layout of all mails: docs/decisions/0034. Colours are inline for light, in a media query for dark: mail programs know no
 * custom properties. Tables hold the widths, since one old program knows no max-width.
 */
export const mailHtml = (parts: MailParts): string => {
  const {language, sender, preheader, heading, opening, details, button, promise, closing, footer} = parts
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${heading}</title>
<style>${new Html(STYLE)}</style>
</head>
<body class="on-sky" style="margin:0;padding:0;${paint('sky', 'ink')}">
<div hidden style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" class="on-sky" width="100%" cellpadding="0" cellspacing="0" border="0" style="${paint('sky')}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed">
<tr><td class="on-sea inset" style="padding:16px 24px;border-radius:12px 12px 0 0;${paint('sea', 'sea-ink')}font:700 20px/28px ${FONT}"><header><img src="cid:${MARK.cid}" width="28" height="28" alt="" style="display:inline-block;vertical-align:middle;border:0"> <span style="vertical-align:middle">${sender}</span></header></td></tr>
<tr><td class="on-surface inset" style="padding:28px 24px;border-radius:0 0 12px 12px;${paint('surface', 'ink')}font:400 16px/1.6 ${FONT};overflow-wrap:anywhere">
<main>
<h1 style="margin:0 0 20px;font:700 26px/1.2 ${FONT}">${heading}</h1>
${new Html(opening.html)}
${details.length > 0 && table(details)}
<p class="action" style="margin:24px 0">${anchor(button)}</p>
${promise && promiseTable(promise)}
${closing && new Html(closing.html)}
</main>
</td></tr>
${footer && html`<tr><td class="muted inset" style="padding:20px 24px;${ink('muted')}font:400 14px/1.6 ${FONT};overflow-wrap:anywhere"><footer>${new Html(footer.html)}</footer></td></tr>`}
</table>
</td></tr></table>
</body>
</html>
`.text
}

export const mailText = ({heading, opening, details, button, promise, closing, footer}: MailParts): string => {
  const parts = [
    heading,
    opening.text,
    details.map(({label, value}) => `${label}: ${value}`).join('\n'),
    `${button.label}: ${button.href.replace(/^mailto:/, '')}`,
    promise &&
      [
        promise.heading,
        ...promiseStops(promise.items, AFTER_PAYING).map(({title, text}) => `- ${title}: ${text}`),
      ].join('\n'),
    closing?.text,
    footer && `-- \n${footer.text}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const ink = (name: ColourName) => `color:${colourOf(name, 'light')};`
const paint = (ground: ColourName, text?: ColourName) =>
  `background-color:${colourOf(ground, 'light')};${text ? ink(text) : ''}`

const CELL = `overflow-wrap:break-word;padding:9px 0;border-top:1px solid ${colourOf('line', 'light')};vertical-align:top;`

const table = (
  details: MailParts['details'],
) => html`<table class="details" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0;border-collapse:collapse;table-layout:fixed;font-size:16px;line-height:1.5">
${details.map(
  ({label, value}) =>
    html`<tr><th scope="row" class="muted" width="45%" style="${CELL}${ink('muted')}text-align:left;font-weight:400;padding-right:16px">${label}</th><td style="${CELL}text-align:right;font-weight:600">${value}</td></tr>
`,
)}</table>`

type Promised = NonNullable<MailParts['promise']>

/** The line of socks as mail programs can draw it, which know no SVG: the five stripes of each as cells of a table. */
const promiseTable = ({
  heading,
  items,
}: Promised) => html`<h2 style="margin:28px 0 12px;font:700 18px/1.3 ${FONT}">${heading}</h2>
<table class="promise" width="100%" cellpadding="0" cellspacing="0" border="0" role="presentation" style="margin:0 0 24px;border-collapse:collapse;font-size:16px;line-height:1.4">
${promiseStops(items, AFTER_PAYING).map(
  ({title, text, level}) =>
    html`<tr><td width="68" style="${CELL}padding-top:14px">${stripes(level)}</td><td style="${CELL}"><strong>${title}</strong> ${text}</td></tr>
`,
)}</table>`

/** Wider at the mouth of the sock than at its tail. */
const stripes = (level: number) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${windsock(level).map(
    ({on}, index) => {
      const name = on ? 'signal' : 'off'
      return html`<td class="${on ? 'lifted' : 'hanging'}" width="${11 - index}" height="14" bgcolor="${colourOf(name, 'light')}" style="width:${11 - index}px;height:14px;${paint(name)}border-right:2px solid ${colourOf('surface', 'light')};font-size:1px;line-height:1px">&nbsp;</td>`
    },
  )}</tr></table>`

const anchor = ({label, href}: MailParts['button']) =>
  html`<a class="button" href="${href}" style="display:inline-block;padding:13px 22px;border-radius:6px;${paint('signal', 'on-signal')}font-weight:600;line-height:1.25;text-decoration:none">${label}</a>`

const dark = (name: ColourName) => colourOf(name, 'dark')

const STYLE = `p,ul,ol{margin:0 0 16px}ul,ol{padding-left:24px}a{color:inherit}
@media (max-width:480px){
.inset{padding-left:18px!important;padding-right:18px!important}
.details th,.details td{display:block;width:auto!important;text-align:left!important}
.details th{padding-bottom:0!important}
.details td{border-top:0!important;padding-top:0!important}
}
@media (prefers-color-scheme:dark){
.on-sky{background-color:${dark('sky')}!important;color:${dark('ink')}!important}
.on-sea{background-color:${dark('sea')}!important}
.on-surface{background-color:${dark('surface')}!important;color:${dark('ink')}!important}
.muted{color:${dark('muted')}!important}
.details th,.details td,.promise>tbody>tr>td{border-color:${dark('line')}!important}
.lifted{background-color:${dark('signal')}!important;border-color:${dark('surface')}!important}
.hanging{background-color:${dark('off')}!important;border-color:${dark('surface')}!important}
.button{background-color:${dark('signal')}!important;color:${dark('on-signal')}!important}
}`
