import {LockIcon} from '@sanity/icons/Lock'
import {defineType} from 'sanity'
import {action, line, section, text} from '../fields.ts'

export const loginPage = defineType({
  name: 'loginPage',
  title: 'Log in and log out',
  type: 'document',
  icon: LockIcon,
  fields: [
    section('login', 'Log in', [
      line('heading', 'Heading'),
      text('intro', 'Introduction'),
      line('emailLabel', 'E-mail address'),
      line('emailPlaceholder', 'Example of an e-mail address'),
      line('passwordLabel', 'Password'),
      line('showPassword', 'Show the password'),
      line('hidePassword', 'Hide the password'),
      line('forgotPassword', 'Forgotten password'),
      text('forgotPasswordMessage', 'Message on a forgotten password'),
      line('submit', 'Button'),
      line('signUpText', 'Before the sign-up link'),
      action('signUp', 'Sign-up link'),
      text('demoNotice', 'Notice that this is a demo'),
      line('backHome', 'Link to the landing page'),
    ]),
    section('logout', 'Log out', [
      line('heading', 'Heading'),
      line('text', 'Text'),
      line('link', 'Link to the login page'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Log in and log out'})},
})
