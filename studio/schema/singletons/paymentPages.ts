import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {cancelSubscription} from '../fieldGroups/cancelSubscription.ts'
import {message} from '../fieldGroups/messages.ts'
import {action, line, richText, section, text} from '../fields.ts'

export const paymentPages = defineType({
  name: 'paymentPages',
  title: nlEn('Na het betalen', 'After paying'),
  type: 'document',
  icon: CreditCardIcon,
  fields: [
    section('success', ['Betaling gelukt', 'Payment succeeded'], {
      help: ['Voor klanten die hebben betaald.', 'Shown to customers after paying.'],
      fields: [
        line('heading', ['Kop', 'Heading']),
        line('processed', ['Eerste zin', 'First sentence'], {
          help: [
            'Wat er is gebeurd, in een paar woorden; de zin over de mail volgt erop.',
            'What happened, in a few words; the sentence about the e-mail follows it.',
          ],
        }),
        line('mailed', ['Zin over de mail', 'Sentence about the e-mail'], {
          help: ['Valt weg als de klant geen adres gaf.', 'Left out when the customer gave no address.'],
        }),
        richText('body', ['Tekst', 'Text']),
        line('begin', ['Eerste knop', 'First button'], {
          help: [
            'Leidt naar de pagina waar de klant vertelt wat we nodig hebben om te beginnen.',
            'Leads to the form with the details we need to begin.',
          ],
        }),
        line('invoice', ['Knop voor de factuur', 'Button for the invoice'], {
          help: [
            'De eerste knop zolang er geen factuur gemaakt kan worden. Leidt naar “Voor je factuur” op de pagina van de klant.',
            'The first button while no invoice can be made. Leads to “For your invoice” in the customer portal.',
          ],
        }),
        action('action', ['Knop', 'Button']),
        text('noMail', ['Als er geen mail komt', 'When no e-mail arrives']),
        line('orderLabel', ['Label van het bestelnummer', 'Label of the order number'], {
          help: [
            'Staat voor het bestelnummer, hier en waar iemand opzegt.',
            'Shown before the order number, here and when cancelling.',
          ],
        }),
        line('manage', ['Link naar het abonnement', 'Link to the subscription']),
        section('receipt', ['Bon en stappen', 'Receipt and steps'], {
          help: [
            'Naast de tekst, zodra we de bestelling kennen: wat er is betaald, en wat de klant en wij nu doen. De namen van de stappen staan bij “Mijn abonnement”.',
            'Beside the text, once we know the order: what was paid, and what the customer and we do next. The names of the steps are under “My subscription”.',
          ],
          fields: [
            line('heading', ['Kop van de bon', 'Heading of the receipt']),
            line('paid', ['Betaald', 'Paid']),
            line('invoice', ['Factuur', 'Invoice']),
            line('byMail', ['Waar de factuur blijft', 'Where the invoice goes']),
            line('steps', ['Kop van de stappen', 'Heading of the steps']),
          ],
        }),
        line('ownPage', ['Waar de eigen pagina is', 'Where the own page is'], {
          help: [
            'Onder de knoppen: “Ga naar Dashboard” leidt naar de startpagina, en dit zegt waar de klant zijn eigen pagina vindt.',
            'Below the buttons: “Go to dashboard” leads to the landing page, and this says where customers find their own page.',
          ],
        }),
      ],
    }),
    section('address', ['Mailadres na het betalen', 'E-mail address after paying'], {
      help: [
        'Het eerste uur kan een klant het adres verbeteren en de bevestiging opnieuw laten sturen.',
        'For one hour after paying, the customer can correct the address and have the confirmation sent again.',
      ],
      fields: [
        line('wrong', ['Vraag als er een adres was', 'Question when an address was given']),
        line('none', ['Vraag als er geen adres was', 'Question when none was given']),
        line('label', ['Label van het veld', 'Label of the field']),
        line('send', ['Knop', 'Button']),
        line('sent', ['Als het is verstuurd', 'When it is sent'], {
          help: [
            'Staat onder het veld zodra het is verstuurd. {email} is het adres dat is opgegeven.',
            'Shown below the field once it is sent. {email} is the address entered.',
          ],
          placeholders: ['email'],
        }),
        line('failed', ['Als het mislukte', 'When it failed']),
      ],
    }),
    section('waiting', ['Wachten op de betaling', 'Waiting for the payment'], {
      help: ['Zolang de bank de betaling niet heeft bevestigd.', 'Shown while the bank has not confirmed the payment.'],
      fields: [
        line('heading', ['Kop', 'Heading']),
        richText('body', ['Tekst', 'Text'], {
          help: [
            'Hoe lang het kan duren, en dat er niets verloren is.',
            'How long it may take, and that nothing is lost.',
          ],
        }),
        line('checking', ['Tijdens het kijken', 'While checking'], {
          help: [
            'Wordt aan schermlezers voorgelezen terwijl de pagina opnieuw kijkt.',
            'For screen readers, while the page checks again.',
          ],
        }),
        line('checkAgain', ['Knop', 'Button']),
      ],
    }),
    message(
      'duplicate',
      ['Twee keer betaald', 'Paid twice'],
      [
        'bij de tweede van twee betalingen voor één bestelling, die wordt terugbetaald',
        'for the second of two payments for one order, which is refunded',
      ],
    ),
    section('cancelled', ['Betaling afgebroken', 'Payment cancelled'], {
      help: ['Voor bezoekers die stopten voordat ze betaalden.', 'Shown to visitors who stopped before paying.'],
      fields: [
        line('heading', ['Kop', 'Heading']),
        richText('body', ['Tekst', 'Text']),
        action('retry', ['Eerste knop', 'First button'], {
          help: [
            'Probeert het opnieuw met het gekozen pakket en de gekozen periode; leidt naar wat hier staat als die niet bekend zijn.',
            'Tries again with the chosen plan and period; leads to this destination when they are unknown.',
          ],
        }),
        action('back', ['Tweede knop', 'Second button']),
        text('help', ['Hulp', 'Help'], {
          help: [
            'Een kleine regel onder de knoppen: wie je iets kunt vragen. Staat er ook als een betaling mislukte of verliep.',
            'A small line below the buttons: whom to contact. Also shown when a payment failed or expired.',
          ],
        }),
      ],
    }),
    message(
      'failed',
      ['Betaling mislukt', 'Payment failed'],
      ['als de bank de betaling weigerde', 'when the bank refused the payment'],
    ),
    message(
      'expired',
      ['Betaling verlopen', 'Payment expired'],
      ['als de bezoeker niet op tijd betaalde', 'when the visitor did not pay in time'],
    ),
    message(
      'unknown',
      ['Onbekende bestelling', 'Unknown order'],
      ['bij een link met een bestelnummer dat niet bestaat', 'for a link with an unknown order number'],
    ),
    message(
      'unavailable',
      ['Betaling niet op te zoeken', 'Payment status unavailable'],
      ['zolang niet op te zoeken is hoe het met de betaling staat', 'while the status of the payment cannot be read'],
    ),
    cancelSubscription,
  ],
  preview: {prepare: () => ({title: nlEn('Na het betalen', 'After paying')})},
})
