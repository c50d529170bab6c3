import {at, defineMigration, patch, setIfMissing} from 'sanity/migrate'

const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})

/** Former interface texts, by the document that has them now. */
const WORDS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  dashboardPage: {
    empty: {
      metrics: line('Er zijn nog geen cijfers.', 'There are no figures yet.'),
      chart: line('Er zijn nog geen bezoekerscijfers.', 'There are no visitor figures yet.'),
      updates: line(
        'Er zijn nog geen updates. De eerste verschijnt zodra er iets is gewijzigd.',
        'There are no updates yet. The first appears as soon as something has changed.',
      ),
    },
  },
  adjustmentsPage: {
    badge: line('Actief', 'Active'),
    statuses: {
      active: line('Actief', 'Active'),
      completed: line('Voltooid', 'Completed'),
      pending: line('Wachtend', 'Pending'),
      scheduled: line('Gepland', 'Scheduled'),
    },
    empty: {
      cards: line('Er is nog niets geoptimaliseerd.', 'Nothing has been optimised yet.'),
      log: line('Geen optimalisaties met deze filter.', 'No optimisations match this filter.'),
    },
  },
  auditPage: {
    priorities: {
      high: line('Hoog', 'High'),
      medium: line('Medium', 'Medium'),
    },
    empty: {
      scores: line('Er zijn nog geen scores.', 'There are no scores yet.'),
      attention: line('Geen aandachtspunten. Alles staat goed.', 'No attention points. Everything is in order.'),
      wellDone: line(
        'De audit heeft nog niets gevonden dat goed staat.',
        'The audit has not found anything in good shape yet.',
      ),
    },
  },
  helpPage: {
    unavailable: line('Nog niet beschikbaar', 'Not available yet'),
  },
}

/** Empty states, badges, states and priorities of the demo are content. */
export default defineMigration({
  title: 'Words that the demo’s pages said by themselves are content',
  documentTypes: Object.keys(WORDS),

  migrate: {
    document({_id, _type, ...document}) {
      const missing = Object.entries(WORDS[_type] ?? {}).filter(([field]) => !(field in document))
      return missing.map(([field, words]) => patch(_id, at(field, setIfMissing(words))))
    },
  },
})
