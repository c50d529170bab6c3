import {defineField, defineType} from 'sanity'
import {FORM_FIELD_KINDS} from '../../../domain/forms/fieldKinds.ts'
import {nlEn} from '../../language.ts'
import {choice, line, onOff, text, titled, titleOf} from '../fields.ts'
import {first} from '../languageFields.ts'

const KIND_TITLES: Record<(typeof FORM_FIELD_KINDS)[number], string> = {
  text: nlEn('Eén regel', 'One line'),
  longText: nlEn('Meer regels', 'Several lines'),
  mail: nlEn('E-mailadres', 'E-mail address'),
  phone: nlEn('Telefoonnummer', 'Phone number'),
  choice: nlEn('Keuze uit een lijst', 'Choice from a list'),
  consent: nlEn('Toestemming (vinkje)', 'Consent (tick box)'),
}
const KINDS = FORM_FIELD_KINDS.map((value) => ({value, title: KIND_TITLES[value]}))

type Parent = {kind?: string} | undefined
const isKind = (kind: string, parent: unknown) => (parent as Parent)?.kind === kind

export const formField = defineType({
  name: 'formField',
  title: nlEn('Veld van een formulier', 'Field of a form'),
  type: 'object',
  fields: [
    choice('kind', ['Soort', 'Kind'], KINDS, {
      initialValue: 'text',
      help: [
        'Bepaalt wat bezoekers kunnen invullen en wat wordt nagekeken. Op het eerste e-mailadres antwoord je rechtstreeks vanuit de mail.',
        'Decides what visitors can enter and what is checked. A reply to the mail goes to the first e-mail address.',
      ],
    }),
    line('label', ['Naam van het veld', 'Name of the field'], {
      help: [
        'Staat boven het veld, in de mail en in het beheer.',
        'Shown above the field, in the mail and in the admin.',
      ],
    }),
    text('hint', ['Hulp', 'Help'], {
      optional: true,
      help: ['Een zin onder het veld. Mag leeg blijven.', 'A sentence below the field. Optional.'],
    }),
    onOff('required', ['Moet ingevuld zijn', 'Must be filled in'], {
      initialValue: true,
      help: [
        'Vraag niet meer dan je nodig hebt: achter een veld dat leeg mag blijven, staat dat erbij.',
        'Ask no more than you need: a field that may stay empty says so.',
      ],
    }),
    defineField({
      name: 'options',
      ...titled(
        ['Mogelijkheden', 'Options'],
        [
          'Waaruit bezoekers er één kiezen, op volgorde; twee tot twintig.',
          'Visitors choose one of them, in this order; two to twenty.',
        ],
      ),
      type: 'array',
      of: [{type: 'localeString'}],
      hidden: ({parent}) => !isKind('choice', parent),
      validation: (rule) => [
        rule.max(20),
        rule.custom((options, {parent}) =>
          isKind('choice', parent) && (options?.length ?? 0) < 2
            ? nlEn('Geef minstens twee mogelijkheden', 'Give at least two options')
            : true,
        ),
      ],
    }),
    {
      ...text('consent', ['Tekst naast het vinkje', 'Text beside the tick box'], {
        optional: true,
        help: [
          'Waar de bezoeker mee instemt, in hele zinnen. Deze tekst wordt bij het bericht bewaard.',
          'What the visitor agrees to, in whole sentences. This text is kept with the message.',
        ],
      }),
      hidden: ({parent}: {parent: unknown}) => !isKind('consent', parent),
    },
  ],
  preview: {
    select: {title: first('label'), kind: 'kind', required: 'required'},
    prepare: ({title, kind, required}) => ({
      title,
      subtitle: [titleOf(KINDS, kind), required === false && nlEn('mag leeg blijven', 'optional')]
        .filter(Boolean)
        .join(', '),
    }),
  },
})
