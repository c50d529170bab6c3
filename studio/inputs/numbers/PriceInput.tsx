import {Text} from '@sanity/ui'
import {type NumberInputProps, useFormValue} from 'sanity'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {type Cents, formatEuros, isAmount} from '../../../domain/money/money.ts'
import {breakdown} from '../../../domain/money/pricing.ts'
import {type VatSettings, vatRateOn} from '../../../domain/money/vat.ts'
import {nlEn, STUDIO_LANGUAGE} from '../../language.ts'
import {usePublished} from '../../published/usePublished.ts'
import {NumberInput} from './NumberInput.tsx'

const euros = (cents: Cents) => formatEuros(cents, STUDIO_LANGUAGE)

/** An amount excluding VAT, read back as customers pay it on the day on which the price starts. */
export function PriceInput(props: NumberInputProps) {
  const {vat} = usePublished()
  const validFrom = useFormValue(['validFrom'])
  const {value} = props
  return (
    <NumberInput props={props}>
      {vat && value !== undefined && isAmount(value) && (
        <Text data-testid="read-back" muted size={1}>
          {readBack(value, vat, validFrom)}
        </Text>
      )}
    </NumberInput>
  )
}

function readBack(value: number, vat: VatSettings, validFrom: unknown): string {
  const today = amsterdamDay(new Date())
  const rate = vatRateOn(vat, typeof validFrom === 'string' && validFrom > today ? validFrom : today)
  const {exclVat, total} = breakdown(value, rate)
  return `${euros(exclVat)} · ${euros(total)} ${nlEn(`met ${shownRate(rate)}% btw`, `with ${rate}% VAT`)}`
}

const shownRate = (rate: number) => String(rate).replace('.', ',')
