import {Stack} from '@sanity/ui'
import {
  type ArrayOfObjectsInputProps,
  type ArrayOfPrimitivesInputProps,
  type FormPatch,
  getPublishedId,
  type InputProps,
  isArrayOfBlocksSchemaType,
  type NumberInputProps,
  type ObjectInputProps,
  type StringInputProps,
  useEditState,
} from 'sanity'
import type {Price} from '../../domain/content/content.types.ts'
import {isLanguage} from '../../domain/texts/languages.ts'
import {PlanPrices} from '../views/prices/PlanPrices.tsx'
import {PriceCustomers} from '../views/prices/PriceCustomers.tsx'
import {DestinationInput} from './DestinationInput.tsx'
import {ImageInput} from './images/ImageInput.tsx'
import {IsNew, useCalm} from './newDocument.ts'
import {NumberInput} from './numbers/NumberInput.tsx'
import {PriceInput} from './numbers/PriceInput.tsx'
import {OfferCodeInput} from './offers/OfferCodeInput.tsx'
import {SoldPeriodsInput} from './offers/SoldPeriodsInput.tsx'
import {PlanKeyInput} from './PlanKeyInput.tsx'
import {RootChange} from './paste/rootChange.ts'
import {SearchPreview} from './search/SearchPreview.tsx'
import {TableInput} from './table/TableInput.tsx'
import {LanguageChoice} from './texts/LanguageChoice.tsx'
import {LocaleInput} from './texts/LocaleInput.tsx'
import {holdsLocales} from './texts/localeTypes.ts'
import {PlaceholderInput} from './texts/PlaceholderInput.tsx'
import {RichTextInput} from './texts/RichTextInput.tsx'
import {useFieldFocus} from './useFieldFocus.ts'

/**
 * By the option `input` of a field. The schema names its inputs and does not import them, since `content validate` reads
 * it in Node, which knows no JSX.
 */
const INPUTS = {destination: DestinationInput, planKey: PlanKeyInput, offerCode: OfferCodeInput}

const NUMBER_INPUTS = {price: PriceInput}

declare module 'sanity' {
  interface NumberOptions {
    input?: keyof typeof NUMBER_INPUTS
  }
  interface StringOptions {
    input?: keyof typeof INPUTS
  }
  interface ArrayOptions {
    input?: 'soldPeriods'
  }
}

const documentId = ({value}: InputProps) => (value as {_id?: string} | undefined)?._id ?? ''
const isRoot = ({id}: InputProps) => id === 'root'
/** Whether an object has a field for each language and no other: a text, or the address of a page. */
const isLocale = (props: InputProps): props is ObjectInputProps =>
  props.schemaType.jsonType === 'object' && props.schemaType.fields.every(({name}) => isLanguage(name))
const isRichText = (props: InputProps): props is ArrayOfObjectsInputProps => isArrayOfBlocksSchemaType(props.schemaType)
const isTable = (props: InputProps): props is ObjectInputProps => props.schemaType.name === 'tablePart'
/** An image field has a type of its own, made of the Studio's. */
const isImage = ({schemaType}: InputProps) => {
  for (let type: {name: string; type?: unknown} | undefined = schemaType; type; type = type.type as typeof type)
    if (type.name === 'image') return true
  return false
}
const isNumber = (props: InputProps): props is NumberInputProps => props.schemaType.jsonType === 'number'
const isSoldPeriods = (props: InputProps): props is ArrayOfPrimitivesInputProps =>
  props.schemaType.jsonType === 'array' && props.schemaType.options?.input === 'soldPeriods'
const isText = (props: InputProps): props is StringInputProps => props.schemaType.jsonType === 'string'

function RootInput(props: InputProps) {
  const id = getPublishedId(documentId(props))
  const {ready, published} = useEditState(id, props.schemaType.name)
  const isNew = ready && !published
  useFieldFocus(id)
  return (
    <Stack gap={4} data-new={isNew}>
      {holdsLocales(props.schemaType) && <LanguageChoice />}
      {props.schemaType.name === 'plan' && <PlanPrices plan={id} />}
      {props.schemaType.name === 'price' && <PriceCustomers id={id} price={(props.value ?? {}) as Partial<Price>} />}
      <IsNew value={isNew}>
        <RootChange value={props.onChange as (patches: FormPatch[]) => void}>{props.renderDefault(props)}</RootChange>
      </IsNew>
      {props.schemaType.name === 'page' && <SearchPreview />}
    </Stack>
  )
}

/** The group of texts for search engines of a page that editors made. */
const isSearchEntry = ({id, path}: InputProps) => id !== 'root' && path.length === 1 && path[0] === 'seo'

/** Every input of the form: the Studio's own unless the field has one of ours, or holds a text in a language. */
export function FormInput(given: InputProps) {
  const props = useCalm(given)
  if (isRoot(props)) return <RootInput {...props} />
  if (isSearchEntry(props))
    return (
      <Stack gap={4}>
        {props.renderDefault(props)}
        <SearchPreview />
      </Stack>
    )
  if (isImage(props)) return <ImageInput {...props} />
  if (isLocale(props)) return <LocaleInput {...props} />
  if (isRichText(props)) return <RichTextInput {...props} />
  if (isTable(props)) return <TableInput {...props} />
  if (isSoldPeriods(props)) return <SoldPeriodsInput {...props} />
  if (isNumber(props)) {
    const name = props.schemaType.options?.input
    const Input = name && NUMBER_INPUTS[name]
    return Input ? <Input {...props} /> : <NumberInput props={props} />
  }
  if (!isText(props)) return props.renderDefault(props)
  const name = props.schemaType.options?.input
  if (name) {
    const Input = INPUTS[name]
    return <Input {...props} />
  }
  const language = props.path.at(-1)
  return isLanguage(language) ? <PlaceholderInput props={props} language={language} /> : props.renderDefault(props)
}
