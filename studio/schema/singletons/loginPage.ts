import {LockIcon} from '@sanity/icons/Lock'
import {defineType} from 'sanity'
import {action, line, section, text} from '../fields.ts'

export const loginPage = defineType({
  name: 'loginPage',
  title: 'Log in and log out',
  type: 'document',
  icon: LockIcon,
  fields: [
    section('login', 'Log in', 'The page where one logs in.', [
      line('heading', 'Heading', 'Stands at the top of the login page.'),
      text('intro', 'Introduction', 'One sentence above the form: what one logs in for.'),
      line('emailLabel', 'E-mail address', 'Stands above the first field of the form.'),
      line('emailPlaceholder', 'Example of an e-mail address', 'Grey words in that field while it is empty.'),
      line('passwordLabel', 'Password', 'Stands above the second field of the form.'),
      line('showPassword', 'Show the password', 'Read out on the button with the eye while the password is hidden.'),
      line('hidePassword', 'Hide the password', 'Read out on the button with the eye while the password is shown.'),
      line('forgotPassword', 'Forgotten password', 'The button below the password, and the title of its message.'),
      text(
        'forgotPasswordMessage',
        'Message on a forgotten password',
        'What the visitor reads after pressing that button.',
      ),
      line('submit', 'Button', 'The words on the button that logs in.'),
      line('signUpText', 'Before the sign-up link', 'A question to visitors without an account.'),
      action('signUp', 'Sign-up link', 'Where visitors without an account go.'),
      text(
        'demoNotice',
        'Notice that this is a demo',
        'Says that anything opens the demo, and that nothing typed is kept.',
      ),
      line('backHome', 'Link to the landing page', 'A small link at the end of the login page.'),
    ]),
    section('logout', 'Log out', 'The page that is shown while one is logged out.', [
      line('heading', 'Heading', 'Stands at the top while logging out.'),
      line('text', 'Text', 'Says that the login page follows.'),
      line('link', 'Link to the login page', 'For visitors who do not want to wait.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Log in and log out'})},
})
