import {Plans} from '../../../layout/Plans.tsx'
import type {PartOf} from './part.ts'
import {Titled} from './Titled.tsx'

export const PlansPart = ({part: {title, intro, plans, texts}}: {part: PartOf<'plansPart'>}) => (
  <Titled title={title} intro={intro}>
    {texts && <Plans plans={plans} texts={texts} />}
  </Titled>
)
