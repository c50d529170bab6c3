type Plan = {
  key: string
  name: string
  features: readonly string[]
  updateFrequency?: string | null
  /** Key of the plan whose features it has as well. */
  builtOn?: string | null
}

export type ComparisonRow = {feature: string; plans: string[]}

/**
 * The features on the cards of plans as rows, each with the plans that have it. A plan that includes another has its features
 * too, but not how often that one is updated; the line that says so needs no row.
 */
export function comparisonOf(plans: readonly Plan[]): ComparisonRow[] {
  const has = (plan: Plan, feature: string, seen: readonly string[] = []): boolean => {
    if (plan.features.includes(feature)) return true
    const included = plans.find(({key}) => key === plan.builtOn && !seen.includes(key))
    if (!included || feature === included.updateFrequency) return false
    return has(included, feature, [...seen, plan.key])
  }
  const own = plans.flatMap((plan) => {
    const included = plans.find(({key}) => key === plan.builtOn)
    const [first = '', ...rest] = plan.features
    return included && first.includes(included.name) ? rest : plan.features
  })
  return [...new Set(own)].map((feature) => ({
    feature,
    plans: plans.filter((plan) => has(plan, feature)).map(({key}) => key),
  }))
}
