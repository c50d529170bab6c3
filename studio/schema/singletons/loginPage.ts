import {LockIcon} from '@sanity/icons/Lock'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {action, line, section, text} from '../fields.ts'

export const loginPage = defineType({
  name: 'loginPage',
  title: nlEn('Inloggen en uitloggen', 'Log in and log out'),
  type: 'document',
  icon: LockIcon,
  fields: [
    section('login', nlEn('Inloggen', 'Log in'), nlEn('De pagina waar je inlogt.', 'The page where one logs in.'), [
      line(
        'heading',
        nlEn('Kop', 'Heading'),
        nlEn('Staat bovenaan de inlogpagina.', 'Stands at the top of the login page.'),
      ),
      text(
        'intro',
        nlEn('Inleiding', 'Introduction'),
        nlEn(
          'Eén zin boven het formulier: waarvoor iemand inlogt.',
          'One sentence above the form: what one logs in for.',
        ),
      ),
      line(
        'emailLabel',
        nlEn('Mailadres', 'E-mail address'),
        nlEn('Staat boven het eerste veld van het formulier.', 'Stands above the first field of the form.'),
      ),
      line(
        'emailPlaceholder',
        nlEn('Voorbeeld van een mailadres', 'Example of an e-mail address'),
        nlEn('Grijze woorden in dat veld zolang het leeg is.', 'Grey words in that field while it is empty.'),
      ),
      line(
        'passwordLabel',
        nlEn('Wachtwoord', 'Password'),
        nlEn('Staat boven het tweede veld van het formulier.', 'Stands above the second field of the form.'),
      ),
      line(
        'missingPassword',
        nlEn('Wachtwoord ontbreekt', 'Password missing'),
        nlEn(
          'Onder dat veld als het leeg is. Wat onder een onjuist mailadres staat, is van de afrekenpagina.',
          'Below that field when it is empty. What stands below a wrong e-mail address is the checkout’s.',
        ),
      ),
      line(
        'showPassword',
        nlEn('Wachtwoord tonen', 'Show the password'),
        nlEn(
          'Wordt voorgelezen bij de knop met het oog zolang het wachtwoord verborgen is.',
          'Read out on the button with the eye while the password is hidden.',
        ),
      ),
      line(
        'hidePassword',
        nlEn('Wachtwoord verbergen', 'Hide the password'),
        nlEn(
          'Wordt voorgelezen bij de knop met het oog zolang het wachtwoord te zien is.',
          'Read out on the button with the eye while the password is shown.',
        ),
      ),
      line(
        'forgotPassword',
        nlEn('Wachtwoord vergeten', 'Forgotten password'),
        nlEn(
          'De knop onder het wachtwoord, en de titel van zijn melding.',
          'The button below the password, and the title of its message.',
        ),
      ),
      text(
        'forgotPasswordMessage',
        nlEn('Melding bij een vergeten wachtwoord', 'Message on a forgotten password'),
        nlEn('Wat de bezoeker na een klik op die knop leest.', 'What the visitor reads after pressing that button.'),
      ),
      line(
        'submit',
        nlEn('Knop', 'Button'),
        nlEn('De woorden op de knop waarmee je inlogt.', 'The words on the button that logs in.'),
      ),
      line(
        'signUpText',
        nlEn('Voor de link om je aan te melden', 'Before the sign-up link'),
        nlEn('Een vraag aan bezoekers zonder account.', 'A question to visitors without an account.'),
      ),
      action(
        'signUp',
        nlEn('Link om je aan te melden', 'Sign-up link'),
        nlEn('Waar bezoekers zonder account heen gaan.', 'Where visitors without an account go.'),
      ),
      action(
        'customer',
        nlEn('Link voor klanten', 'Link for customers'),
        nlEn(
          'Voor wie een abonnement heeft: waar dat te zien en te veranderen is.',
          'For those who have a subscription: where it is seen and changed.',
        ),
      ),
      text(
        'demoNotice',
        nlEn('Opmerking dat dit een demo is', 'Notice that this is a demo'),
        nlEn(
          'Zegt dat alles de demo opent, en dat niets wat je typt wordt bewaard.',
          'Says that anything opens the demo, and that nothing typed is kept.',
        ),
      ),
      line(
        'backHome',
        nlEn('Link naar de landingspagina', 'Link to the landing page'),
        nlEn('Een kleine link onderaan de inlogpagina.', 'A small link at the end of the login page.'),
      ),
    ]),
    section(
      'logout',
      nlEn('Uitloggen', 'Log out'),
      nlEn('De pagina die staat terwijl iemand wordt uitgelogd.', 'The page that is shown while one is logged out.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Staat bovenaan tijdens het uitloggen.', 'Stands at the top while logging out.'),
        ),
        line(
          'text',
          nlEn('Tekst', 'Text'),
          nlEn('Zegt dat de inlogpagina volgt.', 'Says that the login page follows.'),
        ),
        line(
          'link',
          nlEn('Link naar de inlogpagina', 'Link to the login page'),
          nlEn('Voor bezoekers die niet willen wachten.', 'For visitors who do not want to wait.'),
        ),
      ],
    ),
  ],
  preview: {prepare: () => ({title: nlEn('Inloggen en uitloggen', 'Log in and log out')})},
})
