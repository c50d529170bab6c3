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
    section('login', ['Inloggen', 'Log in'], {
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('intro', ['Inleiding', 'Introduction']),
        line('emailLabel', ['Mailadres', 'E-mail address']),
        line('emailPlaceholder', ['Voorbeeld van een mailadres', 'Example of an e-mail address']),
        line('passwordLabel', ['Wachtwoord', 'Password']),
        line('missingPassword', ['Wachtwoord ontbreekt', 'Password missing'], {
          help: [
            'Onder dat veld als het leeg is. Wat onder een onjuist mailadres staat, is van de afrekenpagina.',
            'Shown when the field is empty. For an invalid e-mail address the text of the checkout is used.',
          ],
        }),
        line('showPassword', ['Wachtwoord tonen', 'Show the password'], {
          help: [
            'Wordt voorgelezen bij de knop met het oog zolang het wachtwoord verborgen is.',
            'For screen readers: the eye button while the password is hidden.',
          ],
        }),
        line('hidePassword', ['Wachtwoord verbergen', 'Hide the password'], {
          help: [
            'Wordt voorgelezen bij de knop met het oog zolang het wachtwoord te zien is.',
            'For screen readers: the eye button while the password is shown.',
          ],
        }),
        line('forgotPassword', ['Wachtwoord vergeten', 'Forgotten password'], {
          help: [
            'De knop onder het wachtwoord, en de titel van zijn melding.',
            'The button below the password, and the title of the message it opens.',
          ],
        }),
        text('forgotPasswordMessage', ['Melding bij een vergeten wachtwoord', 'Message on a forgotten password']),
        line('submit', ['Knop', 'Button']),
        line('signUpText', ['Voor de link om je aan te melden', 'Before the sign-up link']),
        action('signUp', ['Link om je aan te melden', 'Sign-up link']),
        action('customer', ['Link voor klanten', 'Link for customers'], {
          help: [
            'Voor wie een abonnement heeft: waar dat te zien en te veranderen is.',
            'For customers: the page where they see and change their subscription.',
          ],
        }),
        text('demoNotice', ['Opmerking dat dit een demo is', 'Notice that this is a demo'], {
          help: [
            'Zegt dat alles de demo opent, en dat niets wat je typt wordt bewaard.',
            'Says that any details open the demo, and that nothing is stored.',
          ],
        }),
        line('backHome', ['Link naar de landingspagina', 'Link to the landing page']),
      ],
    }),
    section('logout', ['Uitloggen', 'Log out'], {
      fields: [
        line('heading', ['Kop', 'Heading']),
        line('text', ['Tekst', 'Text'], {
          help: ['Zegt dat de inlogpagina volgt.', 'Says that the login page follows.'],
        }),
        line('link', ['Link naar de inlogpagina', 'Link to the login page']),
      ],
    }),
  ],
  preview: {prepare: () => ({title: nlEn('Inloggen en uitloggen', 'Log in and log out')})},
})
