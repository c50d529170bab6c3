import {UserIcon} from '@sanity/icons/User'
import {orderRankField, orderRankOrdering} from '@sanity/orderable-document-list'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, picture, text, word} from '../fields.ts'
import {first} from '../languageFields.ts'

/** A person of the company on the page about it. */
export const colleague = defineType({
  name: 'colleague',
  title: nlEn('Collega', 'Colleague'),
  type: 'document',
  icon: UserIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({type: 'colleague'}),
    word('name', ['Naam', 'Name']),
    line('role', ['Functie', 'Role'], {help: ['Staat onder de naam.', 'Shown below the name.']}),
    text('text', ['Zin', 'Sentence'], {
      help: ['Eén zin: wat je van deze collega merkt.', 'One sentence: what this person does for customers.'],
    }),
    picture([
      'Een foto, liefst vierkant; het gezicht blijft in beeld als je het middelpunt daar legt. Mag leeg blijven.',
      'A photo, preferably square; set the focal point on the face to keep it in view. Optional.',
    ]),
  ],
  preview: {select: {title: 'name', subtitle: first('role'), media: 'picture.image'}},
})
