import {line, section, text} from '../fields.ts'

/** Sentences for when a website was not measured. */
export const windFailures = section('failures', ['Niet gemeten', 'Not measured'], {
  help: [
    'Eén eerlijke zin voor elke reden waarom er geen uitslag is.',
    'One honest sentence for each reason why there is no result.',
  ],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('noAddress', ['Geen adres van een website', 'Not the address of a website']),
    text('notPublic', ['Geen openbaar adres', 'Not a public address']),
    text('unreachable', ['Niet te bereiken', 'Could not be reached']),
    text('slow', ['Te langzaam', 'Too slow'], {
      help: ['{seconds} is hoe lang we wachten.', '{seconds} is how long we wait.'],
      placeholders: ['seconds'],
    }),
    text('tooBig', ['Te groot', 'Too big'], {
      help: ['{most} is hoeveel megabyte we lezen.', '{most} is how many megabytes we read.'],
      placeholders: ['most'],
    }),
    text('notHtml', ['Geen webpagina', 'Not a web page']),
    text('status', ['Foutcode', 'Error code'], {
      help: ['{status} is de code, zoals 404.', '{status} is the code, such as 404.'],
      placeholders: ['status'],
    }),
    text('robots', ['robots.txt houdt ons tegen', 'robots.txt keeps us out']),
    text('excluded', ['Door de eigenaar uitgesloten', 'Excluded by the owner']),
    text('busy', ['Website al vaak gemeten', 'Website measured often already']),
    text('limit', ['Grens van de dag bereikt', 'Limit of the day reached']),
  ],
})
