import {Text} from '@sanity/ui'
import {inSentence} from '../../../domain/format/format.ts'
import {isPeriod} from '../../../domain/money/periods.ts'
import {emptyPhrases, isSaving, NO_SAVING} from '../../../domain/texts/phrases.ts'
import {type PlaceholderValues, placeholdersIn} from '../../../domain/texts/placeholders.ts'
import {nlEn} from '../../language.ts'
import {usePublished} from '../../published/usePublished.ts'
import {PERIOD_TITLES} from '../../schema/periods.ts'
import {nameOf} from '../../views/documentName.ts'

type Plans = ReturnType<typeof usePublished>['plans']

/** The reason why a discount is nothing: that of one plan, or that of all of them together. */
function reasonOf(placeholder: string, plans: Plans): string {
  const slot = placeholder.split(':').slice(1)
  const period = slot.at(-1)
  const paid = isPeriod(period) ? inSentence(PERIOD_TITLES[period]) : ''
  const plan = plans.find(({key}) => slot.length > 1 && key === slot[0])
  return plan
    ? nlEn(`${nameOf(plan)} heeft ${paid} nu geen korting`, `${nameOf(plan)} has no discount ${paid} at the moment`)
    : nlEn(`niet elk pakket heeft ${paid} nu korting`, `not every plan has a discount ${paid} at the moment`)
}

/** Says below a text which part of it the site leaves out now, and why; nothing while all of it is read. */
export function HiddenPhrases({texts, values}: {texts: readonly string[]; values: PlaceholderValues}) {
  const {plans} = usePublished()
  const hidden = texts.map((text) => emptyPhrases(text, values)).filter(Boolean)
  if (hidden.length === 0) return null
  const names = hidden.flatMap(placeholdersIn).filter((name) => isSaving(name) && values[name] === NO_SAVING)
  const reasons = [...new Set(names.map((name) => reasonOf(name, plans)))].join(nlEn(' en ', ' and '))
  return (
    <Text data-testid="hidden-phrases" muted size={1} style={{overflowWrap: 'anywhere'}}>
      {nlEn('De site verbergt nu', 'The site hides')} {hidden.map((words) => `“${words}”`).join(', ')}:{' '}
      {nlEn(`${reasons}. Het komt vanzelf terug.`, `${reasons}. It comes back by itself.`)}
    </Text>
  )
}
