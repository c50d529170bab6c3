/**
 * Checks documents against the content model, as `sanity schema extract` writes it (content.schema.json). Types promise
 * that a field is there; this is what makes the promise true for data that comes over the network.
 */
type TypeNode =
  | {type: 'string' | 'number' | 'boolean'; value?: string | number | boolean}
  | {type: 'null' | 'unknown'}
  | {type: 'array'; of: TypeNode}
  | {type: 'union'; of: TypeNode[]}
  | {type: 'inline'; name: string}
  | {type: 'object'; attributes: Record<string, Attribute>; rest?: TypeNode}
type Attribute = {value: TypeNode; optional?: boolean}
type Declaration =
  | {type: 'document'; name: string; attributes: Record<string, Attribute>}
  | {type: 'type'; name: string; value: TypeNode}

export type ContentSchema = readonly Declaration[]
export type Problem = {documentId: string; documentType: string; field: string; message: string}

/** A document as it is stored, whatever is in it. */
export type ContentDocument = {_id: string; _type: string; [field: string]: unknown}

/** Names of the types that the site is made of; one with a dot is Sanity's, of a plugin or of the Studio itself. */
export const siteTypes = (schema: ContentSchema): string[] =>
  schema.filter(({type, name}) => type === 'document' && !name.includes('.')).map(({name}) => name)

/** Set by the lake on every write; a document in a file need not have them. */
const SYSTEM_FIELDS = new Set(['_createdAt', '_updatedAt', '_rev'])

/** Every place where a document breaks its type. Fields that the model does not know are left alone. */
export function checkShape(document: ContentDocument, schema: ContentSchema): Problem[] {
  const declaration = schema.find(({name}) => name === document._type)
  const report = (field: string, message: string) => ({
    documentId: document._id,
    documentType: document._type,
    field,
    message,
  })
  if (declaration?.type !== 'document') return [report('_type', `"${document._type}" is not a type of this site`)]
  const attributes = Object.fromEntries(
    Object.entries(declaration.attributes).filter(([name]) => !SYSTEM_FIELDS.has(name)),
  )
  return checkAttributes(document, attributes, '', schema).map(([field, message]) => report(field, message))
}

export const describeProblem = ({documentId, documentType, field, message}: Problem) =>
  `${documentType} "${documentId}", field ${field}: ${message}`

type Finding = [field: string, message: string]

function checkAttributes(
  value: Record<string, unknown>,
  attributes: Record<string, Attribute>,
  path: string,
  schema: ContentSchema,
): Finding[] {
  return Object.entries(attributes).flatMap(([name, attribute]): Finding[] => {
    const field = path ? `${path}.${name}` : name
    const inner = value[name]
    if (inner === undefined || inner === null) return attribute.optional ? [] : [[field, 'is missing']]
    return checkValue(inner, attribute.value, field, schema)
  })
}

function checkValue(value: unknown, node: TypeNode, field: string, schema: ContentSchema): Finding[] {
  switch (node.type) {
    case 'unknown':
      return []
    case 'null':
      return value === null ? [] : [[field, 'must be empty']]
    case 'string':
    case 'number':
    case 'boolean':
      return checkPrimitive(value, node, field)
    case 'array':
      if (!Array.isArray(value)) return [[field, 'must be a list']]
      return value.flatMap((item, index) => checkValue(item, node.of, `${field}[${index}]`, schema))
    case 'union': {
      const findings = candidates(value, node.of, schema).map((option) => checkValue(value, option, field, schema))
      return findings.find((list) => list.length === 0) ?? findings[0] ?? [[field, 'is not one of the allowed values']]
    }
    case 'inline': {
      const declaration = schema.find(({name}) => name === node.name)
      return declaration?.type === 'type' ? checkValue(value, declaration.value, field, schema) : []
    }
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[field, 'must be an object']]
      const rest = node.rest ? checkValue(value, node.rest, field, schema) : []
      return [...checkAttributes(value as Record<string, unknown>, node.attributes, field, schema), ...rest]
    }
  }
}

function checkPrimitive(value: unknown, node: TypeNode & {value?: unknown}, field: string): Finding[] {
  if (node.value !== undefined && value !== node.value) return [[field, `is "${value}", which is not allowed`]]
  if (typeof value !== node.type) return [[field, `must be a ${node.type}`]]
  const isSpan = field.endsWith('.text') && field.includes('.children[') // an empty line of rich text is an empty span
  return value === '' && !isSpan ? [[field, 'is empty']] : []
}

/** Possible members of a union: those with the value's own `_type`, else all. */
function candidates(value: unknown, options: TypeNode[], schema: ContentSchema): TypeNode[] {
  const type = (value as {_type?: unknown} | null)?._type
  const same = options.filter((option) => typeName(option, schema) === type)
  return type !== undefined && same.length > 0 ? same : options
}

function typeName(node: TypeNode, schema: ContentSchema): unknown {
  if (node.type === 'inline') {
    const declaration = schema.find(({name}) => name === node.name)
    return declaration?.type === 'type' ? typeName(declaration.value, schema) : undefined
  }
  if (node.type !== 'object') return undefined
  const own = node.attributes._type?.value
  return own?.type === 'string' ? own.value : node.rest && typeName(node.rest, schema)
}
