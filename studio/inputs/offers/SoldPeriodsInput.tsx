import {type ArrayOfPrimitivesInputProps, type TitledListValue, useFormValue} from 'sanity'
import type {Offer} from '../../../domain/content/content.types.ts'
import {usePublished} from '../../published/usePublished.ts'

/** The billing periods of a discount: those that its plans are sold for, and those that are chosen already. */
export function SoldPeriodsInput(props: ArrayOfPrimitivesInputProps) {
  const chosen = (useFormValue(['plans']) ?? []) as NonNullable<Offer['plans']>
  const {plans, prices} = usePublished()
  const ids: readonly string[] = chosen.map(({_ref}) => _ref)
  const keys = plans.filter(({_id}) => ids.length === 0 || ids.includes(_id)).map(({key}) => key)
  const sold = prices.filter(({plan}) => keys.includes(plan)).map(({period}) => period)
  const isOffered = ({value}: TitledListValue<unknown>) =>
    sold.length === 0 || sold.some((period) => period === value) || (props.value ?? []).some((one) => one === value)
  const {options} = props.schemaType
  const list = ((options?.list ?? []) as TitledListValue<string>[]).filter(isOffered)
  return props.renderDefault({...props, schemaType: {...props.schemaType, options: {...options, list}}})
}
