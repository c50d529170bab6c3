import {Text} from '@sanity/ui'
import {MEASURED} from '../../../domain/brand/measured.ts'
import {areOld} from '../../../domain/brand/ownFigures.ts'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {dayName, nlEn} from '../../language.ts'
import {useNow} from './StartParts.tsx'

/** Says that the landing page leaves out its own figures, once they are old. */
export function StartFigures({day = MEASURED.day}: {day?: string}) {
  const today = amsterdamDay(new Date(useNow()))
  if (!areOld(today, {day})) return null
  return (
    <Text size={1}>
      {nlEn(
        `De eigen cijfers op de landingspagina zijn van ${dayName(day)}, dus de site laat ze weg. Vraag je ontwikkelaar om een nieuwe meting.`,
        `The site’s own figures on the landing page date from ${dayName(day)}, so the site leaves them out. Ask your developer to measure again.`,
      )}
    </Text>
  )
}
