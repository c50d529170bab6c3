import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of the sign-in and its mails. */
export const SIGN_IN_WORDS = byLanguage({
  signIn: {
    title: ['Aanmelden', 'Sign in'],
    intro: [
      'Vul je e-mailadres in. Je krijgt een link waarmee je één keer kunt aanmelden.',
      'Enter your e-mail address. You get a link that signs you in once.',
    ],
    email: ['E-mailadres', 'E-mail address'],
    send: ['Stuur de link', 'Send the link'],
    sentTitle: ['Kijk in je e-mail', 'Check your e-mail'],
    sent: [
      'Als {email} toegang heeft, is er nu een link naartoe gestuurd. Hij werkt 15 minuten, en één keer.',
      'If {email} has access, a link has been sent to it. It works once, for 15 minutes.',
    ],
    notCome: [
      'Niets gekregen? Kijk bij ongewenste post. Of je adres toegang heeft, weet wie de site beheert.',
      'Nothing there? Check your spam folder. Whoever runs the site knows whether your address has access.',
    ],
    again: ['Ander adres of nieuwe link', 'Use another address, or ask for a new link'],
    confirmTitle: ['Je bent er bijna', 'Almost there'],
    confirm: ['Nog één klik, dan ben je aangemeld.', 'One more click, and you are signed in.'],
    confirmButton: ['Aanmelden', 'Sign in'],
    invalidTitle: ['Deze link werkt niet meer', 'This link no longer works'],
    invalid: [
      'Een link werkt 15 minuten, en één keer. Vraag een nieuwe aan.',
      'A link works once, for 15 minutes. Ask for a new one.',
    ],
    invalidEmail: [
      'Vul een volledig e-mailadres in, zoals naam@bedrijf.nl.',
      'Enter a complete e-mail address, such as name@company.com.',
    ],
    signedOut: ['Je bent afgemeld.', 'You have signed out.'],
    freshTitle: ['Meld je eerst opnieuw aan', 'Please sign in again first'],
    fresh: [
      'Er is niets teruggestort. Dat kan alleen kort nadat je bent aangemeld. Er gaat een nieuwe link naar {email}; daarna kom je terug bij deze bestelling.',
      'Nothing was refunded. That is possible only shortly after you have signed in. A new link goes to {email}; it leads back to this order.',
    ],
    freshBack: ['Terug naar de bestelling', 'Back to the order'],
    signedInSubject: ['Aangemeld bij het beheer van {site}', 'Signed in to the back office of {site}'],
    signedInText: [
      'Op {moment} is iemand met jouw e-mailadres aangemeld bij het beheer van {site}.\n\nWas jij dat? Dan hoef je niets te doen. Was jij dat niet? Meld je aan, kies onderaan Overal afmelden, en verander het wachtwoord van je e-mail.',
      'On {moment} somebody signed in to the back office of {site} with your e-mail address.\n\nIf that was you, you need not do anything. If it was not, sign in, choose Sign out everywhere at the bottom, and change the password of your e-mail.',
    ],
    signedInButton: ['Naar het beheer', 'To the back office'],
    mailSubject: ['Aanmelden bij {site}', 'Sign in to {site}'],
    mailButton: ['Aanmelden', 'Sign in'],
    mailText: [
      'Met deze link meld je je aan bij het beheer van {site}. Hij werkt 15 minuten, en één keer.\n\nHeb je dit niet gevraagd? Dan hoef je niets te doen.',
      'This link signs you in to the back office of {site}. It works once, for 15 minutes.\n\nIf you did not ask for it, you need not do anything.',
    ],
  },
})
