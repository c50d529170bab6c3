import type {StaffLanguage} from '../../../domain/texts/languages.ts'

const nl = {
  signIn: {
    title: 'Aanmelden',
    intro: 'Vul je e-mailadres in. Je krijgt een link waarmee je één keer kunt aanmelden.',
    email: 'E-mailadres',
    send: 'Stuur de link',
    sentTitle: 'Kijk in je e-mail',
    sent: 'Als {email} toegang heeft, is er nu een link naartoe gestuurd. Hij werkt 15 minuten, en één keer.',
    notCome: 'Niets gekregen? Kijk bij ongewenste post. Wie toegang heeft, staat in de instelling OPERATOR_MAIL.',
    again: 'Ander adres of nieuwe link',
    confirmTitle: 'Je bent er bijna',
    confirm: 'Nog één klik, dan ben je aangemeld.',
    confirmButton: 'Aanmelden',
    invalidTitle: 'Deze link werkt niet meer',
    invalid: 'Een link werkt 15 minuten, en één keer. Vraag een nieuwe aan.',
    invalidEmail: 'Vul een volledig e-mailadres in, zoals naam@bedrijf.nl.',
    signedOut: 'Je bent afgemeld.',
    freshTitle: 'Meld je eerst opnieuw aan',
    fresh:
      'Er is niets teruggestort. Dat kan alleen kort nadat je bent aangemeld. Er gaat een nieuwe link naar {email}; daarna kom je terug bij deze bestelling.',
    freshBack: 'Terug naar de bestelling',
    signedInSubject: 'Aangemeld bij het beheer van {site}',
    signedInText:
      'Op {moment} is iemand met jouw e-mailadres aangemeld bij het beheer van {site}.\n\nWas jij dat? Dan hoef je niets te doen. Was jij dat niet? Meld je aan, kies onderaan Overal afmelden, en verander het wachtwoord van je e-mail.',
    signedInButton: 'Naar het beheer',
    mailSubject: 'Aanmelden bij {site}',
    mailButton: 'Aanmelden',
    mailText:
      'Met deze link meld je je aan bij het beheer van {site}. Hij werkt 15 minuten, en één keer.\n\nHeb je dit niet gevraagd? Dan hoef je niets te doen.',
  },
}

const en: typeof nl = {
  signIn: {
    title: 'Sign in',
    intro: 'Enter your e-mail address. You get a link that signs you in once.',
    email: 'E-mail address',
    send: 'Send the link',
    sentTitle: 'Check your e-mail',
    sent: 'If {email} has access, a link has been sent to it. It works once, for 15 minutes.',
    notCome: 'Nothing there? Check your spam folder. The setting OPERATOR_MAIL says who has access.',
    again: 'Use another address, or ask for a new link',
    confirmTitle: 'Almost there',
    confirm: 'One more click, and you are signed in.',
    confirmButton: 'Sign in',
    invalidTitle: 'This link no longer works',
    invalid: 'A link works once, for 15 minutes. Ask for a new one.',
    invalidEmail: 'Enter a complete e-mail address, such as name@company.com.',
    signedOut: 'You have signed out.',
    freshTitle: 'Please sign in again first',
    fresh:
      'Nothing was refunded. That is possible only shortly after you have signed in. A new link goes to {email}; it leads back to this order.',
    freshBack: 'Back to the order',
    signedInSubject: 'Signed in to the back office of {site}',
    signedInText:
      'On {moment} somebody signed in to the back office of {site} with your e-mail address.\n\nIf that was you, you need not do anything. If it was not, sign in, choose Sign out everywhere at the bottom, and change the password of your e-mail.',
    signedInButton: 'To the back office',
    mailSubject: 'Sign in to {site}',
    mailButton: 'Sign in',
    mailText:
      'This link signs you in to the back office of {site}. It works once, for 15 minutes.\n\nIf you did not ask for it, you need not do anything.',
  },
}

/** The words of the sign-in and its mails. */
export const SIGN_IN_WORDS: Record<StaffLanguage, typeof nl> = {nl, en}
