import {readFileSync} from 'node:fs'
import {Ajv2020} from 'ajv/dist/2020.js'
import {parse} from 'yaml'

type Operation = {responses: Record<string, {$ref?: string; content?: Record<string, {schema: object}>}>}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: {responses: Record<string, Operation['responses'][string]>}
}

/**
 * Mollie's published OpenAPI (specs.yaml of github.com/mollie/openapi), which is not part of this project: MOLLIE_OPENAPI
 * names the file. Null when there is none.
 */
export function readContract(file: string | undefined) {
  if (!file) return null
  const contract = parse(readFileSync(file, 'utf8')) as Contract
  const ajv = new Ajv2020({strict: false, allErrors: true, validateFormats: false})
  ajv.addSchema({...contract, $id: 'mollie'} as object)
  const paths = Object.keys(contract.paths).map((path) => ({
    path,
    expression: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }))

  /** What is wrong with an answer by the contract; empty when nothing is. */
  return (method: string, address: string, {status, body}: {status: number; body: unknown}): string[] => {
    const pathname = `/v2${address.split('?')[0]}`
    const exact = paths.find(({path}) => path === pathname)
    const known = exact ?? paths.find(({expression}) => expression.test(pathname))
    const operation = known && contract.paths[known.path]?.[method.toLowerCase()]
    if (!known || !operation) return [`${method} ${pathname} is not in the contract`]
    const named = operation.responses[status]
    const response = named?.$ref ? contract.components.responses[named.$ref.split('/').at(-1) ?? ''] : named
    if (!response) return [`${method} ${pathname} does not answer ${status} by the contract`]
    const schema = Object.values(response.content ?? {})[0]?.schema
    if (!schema) return body === null ? [] : ['There should be no body']
    const absolute = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"mollie#/'))
    const validate = ajv.compile(absolute)
    if (validate(body)) return []
    return (validate.errors ?? []).map(
      ({instancePath, message, params}) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
}
