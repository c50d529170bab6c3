import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of the page of checks and failed requests. */
export const HEALTH_WORDS = byLanguage({
  health: {
    title: ['Storingen', 'Incidents'],
    fine: ['Alles werkt.', 'Everything works.'],
    ok: ['In orde', 'Fine'],
    wrong: ['Alarm', 'Alarm'],
    first: ['Doe eerst dit', 'Do this first'],
    further: ['Daarna: docs/runbook.md, “{heading}”.', 'Then: docs/runbook.md, “{heading}”.'],
    failed: ['Mislukte aanvragen', 'Failed requests'],
    failedIntro: [
      'De nieuwste van de laatste {days} dagen, zonder gegevens van klanten. Met het kenmerk vind je alle regels in de log.',
      'The newest of the last {days} days, without data of customers. The reference finds all lines in the log.',
    ],
    none: ['Er is niets mislukt.', 'Nothing failed.'],
    reference: ['Kenmerk', 'Reference'],
    when: ['Wanneer', 'When'],
    where: ['Waar', 'Where'],
    why: ['Fout', 'Error'],
    release: ['Versie', 'Release'],
    ofRequest: ['Aanvraag {id}', 'Request {id}'],
    unknown: [
      'Van deze aanvraag is hier niets bewaard: hij lukte zonder iets te veranderen, of is te oud. Zoek het kenmerk in de log.',
      'Nothing is kept of this request: it succeeded without changing anything, or is too old. Search the log for the reference.',
    ],
    orders: ['Bestellingen die deze aanvraag veranderde', 'Orders that this request changed'],
    back: ['Alle storingen', 'All incidents'],
  },
})
