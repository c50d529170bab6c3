import {comparisonOf} from './comparison.ts'

const basis = {key: 'basis', name: 'Basis', features: ['Rapporten', 'Elke 4 weken'], updateFrequency: 'Elke 4 weken'}
const pro = {
  key: 'pro',
  name: 'Pro',
  features: ['Alles uit Basis', 'Concurrenten', 'Elke 2 weken', 'Sneller dan met Basis'],
  updateFrequency: 'Elke 2 weken',
  builtOn: 'basis',
}

test('a plan has what the plan has that it includes, but how often that is updated', () => {
  expect(comparisonOf([basis, pro])).toEqual([
    {feature: 'Rapporten', plans: ['basis', 'pro']},
    {feature: 'Elke 4 weken', plans: ['basis']},
    {feature: 'Concurrenten', plans: ['pro']},
    {feature: 'Elke 2 weken', plans: ['pro']},
    {feature: 'Sneller dan met Basis', plans: ['pro']},
  ])
})

test('without a plan that it includes, each plan has its own features, and a shared one has one row', () => {
  const other = {...pro, builtOn: null, features: ['Alles uit Basis', 'Rapporten']}
  expect(comparisonOf([basis, other])).toEqual([
    {feature: 'Rapporten', plans: ['basis', 'pro']},
    {feature: 'Elke 4 weken', plans: ['basis']},
    {feature: 'Alles uit Basis', plans: ['pro']},
  ])
})

test('plans that include each other end', () => {
  expect(comparisonOf([{...basis, builtOn: 'pro'}, pro]).map(({plans}) => plans)).toContainEqual(['pro'])
})
