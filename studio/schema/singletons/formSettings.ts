import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, section, text, titled} from '../fields.ts'
import {plainAddress} from '../rules/rules.ts'

/** Settings that all forms share: the recipient of messages, and the words around and after fields. */
export const formSettings = defineType({
  name: 'formSettings',
  title: nlEn('Instellingen van formulieren', 'Form settings'),
  type: 'document',
  icon: EnvelopeIcon,
  fields: [
    defineField({
      name: 'recipient',
      ...titled(
        ['Mail berichten aan', 'Mail messages to'],
        [
          'Eén adres van je bedrijf. Leeg: de mensen die ook de andere mails over bestellingen krijgen.',
          'One address of your company. If empty, the people who get the other mails about orders.',
        ],
      ),
      type: 'string',
      validation: (rule) => rule.custom(plainAddress),
    }),
    line('optional', ['Achter een veld dat leeg mag blijven', 'After a field that may stay empty']),
    line('choose', ['Eerste regel van een keuzelijst', 'First line of a list']),
    section('wrong', ['Meldingen', 'Messages'], {
      help: ['Wat bezoekers lezen als een veld niet klopt.', 'What visitors read when a field is wrong.'],
      fields: [
        line('heading', ['Boven het formulier', 'Above the form']),
        line('required', ['Leeg veld', 'Empty field']),
        line('mail', ['Geen e-mailadres', 'No e-mail address']),
        line('phone', ['Geen telefoonnummer', 'No phone number']),
        line('choice', ['Niets gekozen', 'Nothing chosen']),
        line('consent', ['Geen vinkje', 'No tick']),
        line('tooLong', ['Te lang', 'Too long'], {
          help: ['{most} wordt het grootste aantal tekens.', '{most} becomes the largest number of characters.'],
          placeholders: ['most'],
        }),
      ],
    }),
    section('failed', ['Versturen mislukt', 'Sending failed'], {
      help: [
        'Als een bericht niet kon worden bewaard, of het formulier er niet meer is.',
        'When a message could not be kept, or the form is gone.',
      ],
      fields: [line('heading', ['Kop', 'Heading']), text('text', ['Tekst', 'Text'])],
    }),
    line('leaveEmpty', ['Veld tegen spam', 'Field against spam'], {
      help: [
        'Alleen te lezen voor wie een pagina zonder vormgeving ziet: zegt dat het veld leeg moet blijven.',
        'Read only by those who see a page without its design: says that the field must stay empty.',
      ],
    }),
    line('home', ['Link na versturen', 'Link after sending'], {
      help: ['Leidt naar de landingspagina.', 'Leads to the landing page.'],
    }),
  ],
  preview: {prepare: () => ({title: nlEn('Instellingen van formulieren', 'Form settings')})},
})
