import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of the pages of customers. */
export const CUSTOMERS_WORDS = byLanguage({
  customers: {
    title: ['Klanten', 'Customers'],
    intro: [
      'Eén klant is wie hetzelfde e-mailadres of btw-nummer heeft. Wie het laatst bestelde, staat bovenaan.',
      'Whoever has the same e-mail address or VAT number is one customer. Those who ordered last come first.',
    ],
    search: ['Zoek een klant', 'Search for a customer'],
    none: ['Geen klant gevonden.', 'No customer was found.'],
    count: ['{count} abonnementen', '{count} subscriptions'],
    countOne: ['1 abonnement', '1 subscription'],
    older: ['Eerdere klanten', 'Earlier customers'],
    newest: ['Terug naar de nieuwste', 'Back to the newest'],
    back: ['Alle klanten', 'All customers'],
    ofOrder: ['Alles van deze klant', 'All of this customer'],
    contact: ['Contact', 'Contact'],
    subscriptions: ['Abonnementen', 'Subscriptions'],
    next: ['Hierna', 'Next'],
    open: ['Staat open', 'Open amount'],
    payments: ['Betalingen en facturen', 'Payments and invoices'],
    noPayments: ['Er is nog niets betaald.', 'Nothing was paid yet.'],
    openOf: ['{amount} open', '{amount} open'],
    notes: ['Notities', 'Notes'],
    noNotes: ['Er zijn nog geen notities.', 'There are no notes yet.'],
    note: ['Nieuwe notitie', 'New note'],
  },
})
