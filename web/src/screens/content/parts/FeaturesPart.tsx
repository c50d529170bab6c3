import {Features} from '../../../charts/Features.tsx'
import type {PartOf} from './part.ts'
import {Titled} from './Titled.tsx'

export const FeaturesPart = ({part: {title, intro, features}}: {part: PartOf<'featuresPart'>}) => (
  <Titled title={title} intro={intro}>
    <Features features={features} />
  </Titled>
)
