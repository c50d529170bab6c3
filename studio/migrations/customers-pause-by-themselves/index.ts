import {addMissingTexts, line, longLine} from '../missingTexts.ts'

export default addMissingTexts('Customers pause by themselves', {
  paymentPages: {
    'cancelSubscription.pause': {
      heading: line('Pauzeren', 'Pause'),
      text: longLine(
        'Je betaalde periode loopt tot {pauseFrom}. Daarna schrijven we niets af en werken we niet aan je website, tot de dag die je kiest. Op die dag gaat je abonnement vanzelf verder.',
        'Your paid period runs until {pauseFrom}. After that we collect nothing and do not work on your website, until the day you choose. On that day your subscription goes on by itself.',
      ),
      option: line('Pauzeer tot {pauseUntil}', 'Pause until {pauseUntil}'),
      done: line('Je pauze is vastgelegd. We hebben het je gemaild.', 'Your pause is arranged. We have e-mailed you.'),
      failed: longLine(
        'Dat is nu niet gelukt. Er is niets veranderd. Probeer het opnieuw, of mail naar {supportEmail}.',
        'That did not work just now. Nothing has changed. Try again, or e-mail {supportEmail}.',
      ),
      resumeHeading: line('Eerder verder', 'Go on sooner'),
      resumeText: longLine(
        'Ga je nu verder, dan is de volgende betaling op {resumeOn}: {nextTotal} {inclVat}.',
        'If you go on now, the next payment is on {resumeOn}: {nextTotal} {inclVat}.',
      ),
      resumeButton: line('Pauze beëindigen', 'End the pause'),
      resumed: line('Je pauze is voorbij. We hebben het je gemaild.', 'Your pause is over. We have e-mailed you.'),
    },
    'cancelSubscription.onPause': {
      heading: line('Je abonnement pauzeert', 'Your subscription is paused'),
      text: longLine(
        'Van {pauseFrom} tot {pauseUntil} schrijven we niets af voor je pakket {plan}. Daarna gaat het vanzelf verder.',
        'From {pauseFrom} until {pauseUntil} we collect nothing for your {plan} plan. After that it goes on by itself.',
      ),
    },
  },
})
