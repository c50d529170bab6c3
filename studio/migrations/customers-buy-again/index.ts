import {addMissingTexts, line, paragraph} from '../missingTexts.ts'

export default addMissingTexts('Customers buy another subscription from the portal', {
  paymentPages: {
    'cancelSubscription.buying': {
      heading: line('Nog een website', 'Another website'),
      text: paragraph(
        'Een tweede website krijgt een eigen abonnement. Kies een pakket en een periode. Je gegevens staan dan al ingevuld; je vult alleen het adres van de website in.',
        'A second website gets a subscription of its own. Choose a plan and a period. Your details are then already filled in; you only enter the address of the website.',
      ),
      again: paragraph(
        'Kies een pakket en een periode. Je gegevens staan dan al ingevuld: kijk ze na en betaal.',
        'Choose a plan and a period. Your details are then already filled in: check them and pay.',
      ),
    },
  },
})
