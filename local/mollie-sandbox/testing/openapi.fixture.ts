import {readFileSync} from 'node:fs'
import type http from 'node:http'
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import {parse} from 'yaml'

type Operation = {responses: Record<string, {$ref?: string; content?: Record<string, {schema: object}>}>}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: {responses: Record<string, Operation['responses'][string]>}
}

/** Wraps a listener: adds to `problems` each fault of its API answers against the contract. */
export function byContract(answer: http.RequestListener, problems: string[]): http.RequestListener {
  if (!problemsOf) return answer
  return (request, response) => {
    const {method = '', url = ''} = request
    const end = response.end
    response.end = ((...args: [string?]) => {
      const body = args[0] ? JSON.parse(args[0]) : null
      // Unsupported calls have a test of their own.
      if (!String(body?.detail).startsWith('The sandbox has no'))
        problems.push(...problemsOf(method, url, {status: response.statusCode, body}))
      return end.apply(response, args as unknown as Parameters<typeof end>)
    }) as typeof end
    if (!url.startsWith('/v2/')) response.end = end
    answer(request, response)
  }
}

/** Adds null to lists of values whose type allows null: the contract forgets it for `method`. */
const withNull = (_: string, part: {type?: unknown; enum?: unknown[]} | null) =>
  part && Array.isArray(part.type) && part.type.includes('null') && part.enum && !part.enum.includes(null)
    ? {...part, enum: [...part.enum, null]}
    : part

const ERROR = {$ref: '#/components/schemas/error-response'}
/** Errors that Mollie's guide has at any call, and the contract at few. */
const ANYWHERE = [400, 401, 422]

function readContract(file: string) {
  const contract = JSON.parse(JSON.stringify(parse(readFileSync(file, 'utf8'))), withNull) as Contract
  const ajv = new Ajv2020({strict: false, allErrors: true})
  formats.default(ajv)
  ajv.addSchema({...contract, $id: 'mollie'} as object)
  const paths = Object.keys(contract.paths).map((path) => ({
    path,
    expression: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

  const compiled = new Map<object, ValidateFunction>()

  return (method: string, address: string, {status, body}: {status: number; body: unknown}): string[] => {
    const [pathname = ''] = address.split('?')
    const exact = paths.find(({path}) => path === pathname)
    const known = exact ?? paths.find(({expression}) => expression.test(pathname))
    const operation = known && contract.paths[known.path]?.[method.toLowerCase()]
    if (!known || !operation) return [`${method} ${pathname} is not in the contract`]
    const named = operation.responses[status]
    const response = named?.$ref ? contract.components.responses[named.$ref.split('/').at(-1) ?? ''] : named
    if (!response && !ANYWHERE.includes(status))
      return [`${method} ${pathname} does not answer ${status} by the contract`]
    const schema = response ? Object.values(response.content ?? {})[0]?.schema : ERROR
    if (!schema) return body === null ? [] : [`${method} ${pathname} ${status}: there should be no body`]
    const absolute = () => JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"mollie#/'))
    const validate = compiled.get(schema) ?? ajv.compile(absolute())
    compiled.set(schema, validate)
    if (validate(body)) return []
    return (validate.errors ?? []).map(
      ({instancePath, message, params}) =>
        `${method} ${pathname} ${status}: ${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
}

/**
 * Validates an answer against Mollie's published OpenAPI (specs.yaml of github.com/mollie/openapi) and returns its faults.
 * The file is not part of this package: MOLLIE_OPENAPI names it. Null without it.
 */
export const problemsOf = process.env.MOLLIE_OPENAPI ? readContract(process.env.MOLLIE_OPENAPI) : null
