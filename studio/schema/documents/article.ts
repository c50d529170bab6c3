import {ComposeIcon} from '@sanity/icons/Compose'
import {defineField, defineType} from 'sanity'
import {folderOf} from '../../../domain/pages/pages.ts'
import {dayName, nlEn} from '../../language.ts'
import {address, addressLine, parts} from '../fieldGroups/ownPageFields.ts'
import {searchEntry} from '../fieldGroups/searchEntry.ts'
import {day, line, picture, section, text, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

/** An article of the blog, which is there from the first one on. */
export const article = defineType({
  name: 'article',
  title: nlEn('Artikel', 'Article'),
  type: 'document',
  icon: ComposeIcon,
  fields: [
    line('title', ['Titel', 'Title']),
    address(
      'article',
      ['Waar het artikel in de blog staat, in elke taal.', 'The article’s address in the blog, in each language.'],
      folderOf('article'),
    ),
    day('date', ['Dag', 'Day'], {
      help: [
        'De dag van het artikel: het nieuwste staat bovenaan. Het publiceert niet vanzelf.',
        'The newest article comes first. The date does not schedule publication.',
      ],
    }),
    defineField({
      name: 'author',
      ...titled(['Auteur', 'Author'], ['Wie het schreef. Leeg betekent het bedrijf.', 'Leave empty for the company.']),
      type: 'string',
    }),
    text('intro', ['Inleiding', 'Introduction'], {
      help: [
        'Twee of drie zinnen: op de kaart, in de lijst, in feeds en boven de tekst.',
        'Two or three sentences, shown on the card, in the list, in feeds and above the text.',
      ],
    }),
    picture([
      'Staat boven de tekst en op de kaart, en waar het artikel wordt gedeeld. Mag leeg blijven.',
      'Shown above the text, on the card and when the article is shared. Optional.',
    ]),
    parts('article', [
      'Waar het artikel uit bestaat, van boven naar beneden; sleep om de volgorde te veranderen, en verberg er een met het oog.',
      'What the article consists of, from top to bottom; drag to change the order, and hide one by its eye.',
    ]),
    section('seo', ['Zoekmachines', 'Search engines'], {fields: searchEntry(nlEn('dit artikel', 'this article'))}),
  ],
  orderings: [
    {name: 'newest', title: nlEn('Nieuwste eerst', 'Newest first'), by: [{field: 'date', direction: 'desc'}]},
  ],
  preview: {
    select: {title: first('title'), date: 'date', address: 'address', media: 'picture.image'},
    prepare: ({title, date, address: own, media}) => ({
      title,
      subtitle: [date && dayName(date), addressLine(own, folderOf('article'))].filter(Boolean).join('  '),
      media,
    }),
  },
})
