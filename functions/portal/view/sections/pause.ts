import {END_PAUSE, PAUSE} from '../../../../domain/customers/portalActs.ts'
import {formatDay} from '../../../../domain/format/format.ts'
import {fill} from '../../../../domain/texts/placeholders.ts'
import {buttonRow} from '../../../ui/button.ts'
import {postButton} from '../../../ui/form.ts'
import {html} from '../../../ui/html.ts'
import {withMailLinks} from '../../../ui/mailLinks.ts'
import {notice} from '../../../ui/notice.ts'
import type {PortalSection} from '../order.ts'
import {partCard} from '../partCard.ts'

/** A pause of one to three months, one button each; or its end before its time. */
export const pausing: PortalSection = ({pause}, {language, words, problem}) => {
  if (!pause) return false
  const {heading, text, option, failed, resumeHeading, resumeText, resumeButton} = words.pause
  const failure = problem === 'pause' && notice('down', withMailLinks(failed))
  if (pause.isAgreed)
    return partCard({
      id: 'pause',
      heading: resumeHeading,
      content: html`<p>${resumeText}</p>${failure}${postButton(resumeButton, {act: END_PAUSE})}`,
    })
  const buttons = pause.choices.map(({months, until}) =>
    postButton(fill(option, {pauseUntil: formatDay(until, language, 'long')}), {act: PAUSE, months}),
  )
  return partCard({id: 'pause', heading, content: html`<p>${text}</p>${failure}${buttonRow(...buttons)}`})
}
