import {addMissingTexts, line} from '../missingTexts.ts'

export default addMissingTexts('The checkout asks for a discount code', {
  checkoutPage: {
    code: {
      fold: line('Heb je een kortingscode?', 'Do you have a discount code?'),
      label: line('Kortingscode', 'Discount code'),
      apply: line('Toepassen', 'Apply'),
      applied: line('Je code geldt', 'Your code counts'),
      first: line('Vandaag {total}, daarna {period} {later}.', 'Today {total}, then {later} {period}.'),
      some: line(
        'De eerste {count} keer {total}, daarna {period} {later}.',
        'The first {count} payments {total}, then {later} {period}.',
      ),
      always: line(
        'Vandaag {total}, en dat blijft {period} zo zolang je abonnement loopt.',
        'Today {total}, and the same {period} for as long as your subscription runs.',
      ),
      inShort: {
        _type: 'localeText',
        nl: 'Vanaf {date} schrijven we af, tot je opzegt met de link in je bevestiging of per e-mail.',
        en: 'We collect from {date}, until you cancel with the link in your confirmation or by e-mail.',
      },
      refused: {
        unknown: line(
          'We kennen deze code niet. Kijk of er een tikfout in staat.',
          'We do not know this code. Check it for a typing error.',
        ),
        notYet: line('Deze code geldt nog niet.', 'This code does not count yet.'),
        ended: line('Deze code is verlopen.', 'This code has expired.'),
        elsewhere: line(
          'Deze code geldt niet voor dit pakket of deze betaalperiode.',
          'This code does not count for this plan or billing period.',
        ),
        usedUp: line(
          'Deze code is zo vaak gebruikt als hij mocht.',
          'This code has been used as often as it could be.',
        ),
        usedByCompany: line(
          'Deze code is al gebruikt op dit mailadres of btw-nummer, en dat kan één keer.',
          'This code was used before with this e-mail address or VAT number, and it counts once.',
        ),
      },
    },
  },
})
