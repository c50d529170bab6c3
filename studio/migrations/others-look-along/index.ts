import {addMissingTexts, line, paragraph} from '../missingTexts.ts'

export default addMissingTexts('Others look along with a subscription', {
  paymentPages: {
    'cancelSubscription.reading': {
      heading: line('Laten meekijken', 'Let someone look along'),
      text: paragraph(
        'Geef je boekhouder of een collega een link om mee te kijken. Die laat zien hoe je abonnement ervoor staat, met je betalingen en facturen. Veranderen kan er niets mee.',
        'Give your bookkeeper or a colleague a link to look along. It shows how your subscription stands, with your payments and invoices. Nothing can be changed with it.',
      ),
      button: line('Maak een link', 'Make a link'),
      link: paragraph(
        'Wie deze link heeft, kan meekijken tot {readUntil}.',
        'Anyone with this link can look along until {readUntil}.',
      ),
      withdraw: line('Trek de link in', 'Withdraw the link'),
      made: line('De link om mee te kijken is klaar.', 'The link to look along is ready.'),
      withdrawn: line('De link om mee te kijken werkt niet meer.', 'The link to look along no longer works.'),
      reader: paragraph(
        'Je kijkt mee met dit abonnement. Je kunt er niets aan veranderen.',
        'You are looking along with this subscription. You cannot change anything about it.',
      ),
    },
  },
})
