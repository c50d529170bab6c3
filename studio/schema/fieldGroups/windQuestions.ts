import {line, section, text, type Words} from '../fields.ts'

/** Names of figures as they stand in help. */
const listed = (figures: readonly string[]) => figures.map((figure) => `{${figure}}`).join(', ')

/**
 * A question, with its answers when all is well and when not, and what the service does about it. `figures` are the numbers
 * that its answers may name; `help` says what they are.
 */
const question = (name: string, title: Words, figures: readonly string[] = [], help?: Words) => {
  const filled = {
    help: [`Ingevuld worden: ${listed(figures)}.`, `Filled in: ${listed(figures)}.`] as const,
    placeholders: figures,
  }
  const options = figures.length > 0 ? filled : {}
  return section(name, title, {
    ...(help && {help}),
    fields: [
      line('name', ['Naam van de vraag', 'Name of the question']),
      text('fine', ['Antwoord als het in orde is', 'Answer when it is fine'], options),
      text('attention', ['Antwoord als het aandacht vraagt', 'Answer when it needs attention'], options),
      text('service', ['Wat we eraan doen', 'What we do about it']),
    ],
  })
}

/** The questions that one page of a website can answer. */
export const windQuestions = section('questions', ['Vragen', 'Questions'], {
  fields: [
    question(
      'title',
      ['Titel', 'Title'],
      ['count', 'least', 'most'],
      [
        'In tekens: hoeveel de titel er heeft, en het minste en het meeste dat goed is.',
        'In characters: how many the title has, and the least and the most that is fine.',
      ],
    ),
    question(
      'description',
      ['Omschrijving', 'Description'],
      ['count', 'least', 'most'],
      ['In tekens, zoals bij de titel.', 'In characters, as for the title.'],
    ),
    question(
      'headings',
      ['Koppen', 'Headings'],
      ['count'],
      ['{count} is hoeveel hoofdkoppen (h1) de pagina heeft.', '{count} is how many main headings (h1) the page has.'],
    ),
    question(
      'pictures',
      ['Alt-teksten', 'Alt texts'],
      ['count', 'untold'],
      [
        '{count} afbeeldingen, waarvan {untold} zonder alt-tekst.',
        '{count} images, of which {untold} have no alt text.',
      ],
    ),
    question(
      'schema',
      ['Schema-markup', 'Schema markup'],
      ['count'],
      ['{count} is hoeveel onderdelen een type hebben.', '{count} is how many items have a type.'],
    ),
    question(
      'links',
      ['Links', 'Links'],
      ['count', 'broken'],
      [
        '{count} links naar de eigen website; {broken} links die nergens heen gaan.',
        '{count} links to the same website; {broken} links that lead nowhere.',
      ],
    ),
    question(
      'weight',
      ['Gewicht', 'Weight'],
      ['count', 'most'],
      [
        'In kB, van de HTML alleen; {most} is het meeste dat goed is.',
        'In kB, of the HTML alone; {most} is the most that is fine.',
      ],
    ),
    question(
      'firstByte',
      ['Eerste antwoord', 'First answer'],
      ['count', 'most'],
      ['In milliseconden; {most} is het meeste dat goed is.', 'In milliseconds; {most} is the most that is fine.'],
    ),
    question(
      'robots',
      ['Toegang', 'Access'],
      ['names'],
      [
        '{names} is wat zoekmachines of AI buiten houdt: een regel of hun namen.',
        '{names} is what keeps search engines or AI out: a rule or their names.',
      ],
    ),
    question('llms', 'llms.txt'),
  ],
})
