import {COUNTED, STEP_NAMES} from '../../../domain/pages/counting.ts'
import {line, section} from '../fields.ts'

/** A sentence's part for each step that the site counts, so that the privacy statement names these and no others. */
export const countedSteps = section('counted', ['Wat we tellen', 'Figures we count'], {
  help: [
    'De site telt deze stappen per dag, zonder cookies. De privacyverklaring noemt ze allemaal, als {countedSteps}: “hoe vaak een pagina is bekeken, een pakket is gekozen …”.',
    'The site counts these steps a day, without cookies. The privacy statement names all of them, as {countedSteps}: “how often a page was viewed, a plan was chosen …”.',
  ],
  fields: COUNTED.map((step) => line(step, [STEP_NAMES[step].nl, STEP_NAMES[step].en])),
})
