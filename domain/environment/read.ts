import {VARIABLES, type VariableName} from './variables.ts'

/** A setting that is missing or wrong. Its message names the variable and never the value. */
export class ConfigError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>

/** "SITE_URL: must begin with https://"; null for what is right or not set. */
export function problemWith(name: VariableName, environment: Environment): string | null {
  const value = environment[name]
  const problem = value ? VARIABLES[name].check?.(value) : null
  return problem ? `${name}: ${problem}` : null
}

/** Returns a variable; undefined when it is not set, or empty as in .env.example. Throws a ConfigError. */
export function optional(name: VariableName, environment: Environment): string | undefined {
  const problem = problemWith(name, environment)
  if (problem) throw new ConfigError(problem)
  return environment[name] || undefined
}

/** The same for what cannot be left out. */
export function required(name: VariableName, environment: Environment): string {
  const value = optional(name, environment)
  if (value === undefined) throw new ConfigError(`${name}: is missing`)
  return value
}
