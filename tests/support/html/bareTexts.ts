import {parseSync} from '@swc/core'

// React keeps hold of text nodes. A browser that translates a page puts each of them into an element of its own, so that React
// cannot put anything before it or take it away any more: the page breaks. Text in an element of its own comes and goes with that.

type Node = {type: string; span?: {start: number; end: number}} & Record<string, unknown>
/** One child as the browser has it. `text`: a text, or a value that may be one. */
type Leaf = {is: 'text' | 'element'; comesAndGoes: boolean}

export type Source = {path: string; text: string}

/**
 * Places in components where a bare text comes and goes beside something else, or stands behind something that does, as
 * `file:line`; and components that draw a bare text, which does what they do. Those that may draw nothing are found in all the
 * sources.
 */
export function bareTexts(sources: readonly Source[]): string[] {
  const parsed = sources.map((source) => ({...source, module: parse(source.text)}))
  const maybe = new Set(
    parsed.flatMap(({module}) => {
      const known = {maybe: NONE, drawn: drawnIn(module)}
      return componentsOf(module)
        .map(([name, body]) => ({name, roots: returnsOf(body)}))
        .filter(({roots}) => roots.flatMap(branchesOf).some(isJsx))
        .filter(({roots}) => roots.some((root) => leaves(root, known, false).every(({comesAndGoes}) => comesAndGoes)))
        .map(({name}) => name)
    }),
  )
  return parsed.flatMap(({path, text, module}) => {
    const drawn = drawnIn(module)
    const known = {maybe, drawn}
    const places = [
      ...jsxIn(module).filter((parent) => isFault(leavesOf(slotsOf(parent), known, false))),
      ...componentsOf(module).flatMap(([, body]) =>
        returnsOf(body).filter(
          (root) =>
            branchesOf(root).some((branch) => isJsx(branch) || isList(branch)) &&
            leaves(root, known, false).some(({is}) => is === 'text'),
        ),
      ),
    ]
    return places.map((place) => `${path}:${lineOf(place, module, text)}`)
  })
}

const NONE: ReadonlySet<string> = new Set()

/** Behind the semicolon that stands before it, positions of the parser can be told apart from those of files before. */
const parse = (text: string) => parseSync(`;${text}`, {syntax: 'typescript', tsx: true}) as unknown as Node

const lineOf = (node: Node, module: Node, text: string) =>
  Buffer.from(text)
    .subarray(0, (node.span?.start ?? 0) - (module.span?.start ?? 0) - 1)
    .toString()
    .split('\n').length

const isFault = (found: readonly Leaf[]): boolean =>
  found.length > 1 &&
  found.some(
    ({is, comesAndGoes}, index) =>
      is === 'text' && (comesAndGoes || found.slice(0, index).some((before) => before.comesAndGoes)),
  )

/** The children. A bare text that has the element to itself is no child: React writes it as the element's own. */
function slotsOf(parent: Node): Node[] {
  const slots = childrenOf(parent).filter((child) => !isNothing(child))
  const [only] = slots
  if (!only || slots.length > 1) return slots
  return branchesOf(only).some((branch) => isFragment(branch) || isList(branch)) ? [only] : []
}

const isNothing = (child: Node) =>
  child.type === 'JSXText'
    ? isLayout(String(child.value))
    : child.type === 'JSXExpressionContainer' && (child.expression as Node).type === 'JSXEmptyExpression'

function branchesOf(node: Node): Node[] {
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesisExpression')
    return branchesOf(node.expression as Node)
  if (node.type === 'ConditionalExpression')
    return [...branchesOf(node.consequent as Node), ...branchesOf(node.alternate as Node)]
  if (node.type === 'BinaryExpression' && node.operator === '&&') return branchesOf(node.right as Node)
  return [node]
}

type Known = {
  /** Components that may draw nothing. */
  maybe: ReadonlySet<string>
  /** Names in the file of what is an element, or returns one. */
  drawn: ReadonlySet<string>
}

const leavesOf = (nodes: readonly Node[], known: Known, comesAndGoes: boolean): Leaf[] =>
  nodes.flatMap((node) => leaves(node, known, comesAndGoes))

function leaves(node: Node, known: Known, comesAndGoes: boolean): Leaf[] {
  const inside = (inner: unknown, sometimes = comesAndGoes) => leaves(inner as Node, known, sometimes)
  const leaf = (is: Leaf['is'], sometimes = comesAndGoes): Leaf[] => [{is, comesAndGoes: sometimes}]
  switch (node.type) {
    case 'JSXText':
      return isLayout(String(node.value)) ? [] : leaf('text')
    case 'JSXElement':
    case 'JSXFragment':
      if (isFragment(node)) return leavesOf(childrenOf(node), known, comesAndGoes)
      return leaf('element', comesAndGoes || known.maybe.has(nameOf(node)))
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsNonNullExpression':
      return inside(node.expression)
    case 'JSXEmptyExpression':
    case 'NullLiteral':
    case 'BooleanLiteral':
      return []
    case 'ConditionalExpression':
      return oneOf([node.consequent, node.alternate].map((branch) => inside(branch, true)))
    case 'BinaryExpression':
      if (node.operator === '&&') return inside(node.right, true)
      if (node.operator === '??' || node.operator === '||')
        return oneOf([node.left, node.right].map((branch) => inside(branch, true)))
      return leaf('text')
    case 'CallExpression':
      if (isList(node)) return itemsOf(node).flatMap((item) => inside(item, true))
      return leaf(known.drawn.has(nameOf(node)) ? 'element' : 'text')
    case 'Identifier':
      if (node.value === 'undefined') return []
      return leaf(known.drawn.has(String(node.value)) ? 'element' : 'text')
    default:
      return leaf('text')
  }

  /** One text or another is a text that is always there. */
  function oneOf(branches: Leaf[][]): Leaf[] {
    const isText = branches.every(([only, ...more]) => only?.is === 'text' && more.length === 0)
    return isText ? leaf('text') : branches.flat()
  }
}

/** Spaces with a line break are of the code, not of the page. */
const isLayout = (text: string) => text.trim() === '' && text.includes('\n')

/** `list.map((item) => <li/>)`: its items come and go. */
const itemsOf = (call: Node): Node[] =>
  (call.callee as Node).type === 'MemberExpression' && ((call.callee as Node).property as Node).value === 'map'
    ? (call.arguments as {expression: Node}[]).flatMap(({expression}) => returnsOf(expression))
    : []

const isList = (node: Node) =>
  node.type === 'CallExpression' && itemsOf(node).some((item) => branchesOf(item).some(isJsx))

const isFragment = (node: Node) => node.type === 'JSXFragment' || (isJsx(node) && nameOf(node) === 'Fragment')

const isJsx = ({type}: Node) => type === 'JSXElement' || type === 'JSXFragment'

/** Elements, functions that return one, and properties that are typed as one. */
const drawnIn = (module: Node): ReadonlySet<string> =>
  new Set([
    ...definitionsOf(module)
      .filter(([, value]) => [value, ...returnsOf(value)].some((each) => isJsx(each) || isJsxAtMost(each)))
      .map(([name]) => name),
    ...nodesIn(module)
      .filter((node) => node.type === 'TsPropertySignature' && isElementType(node.typeAnnotation))
      .map((node) => String((node.key as Node).value)),
  ])

const isJsxAtMost = (node: Node) =>
  node.type === 'BinaryExpression' && node.operator === '&&' && isJsx(bare(node.right as Node))

const isElementType = (annotation: unknown) => {
  const names = nodesIn(annotation).flatMap((node) =>
    node.type === 'TsTypeReference' ? [(node.typeName as Node).value] : [],
  )
  return names.length > 0 && names.every((name) => name === 'ReactElement')
}

const componentsOf = (module: Node) => definitionsOf(module).filter(([name]) => /^[A-Z]/.test(name))

function definitionsOf(node: Node): [name: string, value: Node][] {
  return nodesIn(node).flatMap((each): [string, Node][] => {
    if (each.type === 'FunctionDeclaration') return [[String((each.identifier as Node).value), each]]
    if (each.type !== 'VariableDeclarator' || !each.init || (each.id as Node).type !== 'Identifier') return []
    return [[String((each.id as Node).value), bare(each.init as Node)]]
  })
}

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']
const isFunction = ({type}: Node) => FUNCTIONS.includes(type)

/** Return statements of a function, without those of inner functions. */
function returnsOf(node: Node): Node[] {
  const body = node.body as Node | undefined
  if (!isFunction(node) || !body) return []
  if (body.type !== 'BlockStatement' && body.type !== 'FunctionBody') return [bare(body)]
  return nodesIn(body, isFunction).flatMap((each) =>
    each.type === 'ReturnStatement' && each.argument ? [bare(each.argument as Node)] : [],
  )
}

const bare = (node: Node): Node => (node.type === 'ParenthesisExpression' ? bare(node.expression as Node) : node)

/** Elements, and fragments that stand in none: the children of the others are those of the element around them. */
const jsxIn = (module: Node): Node[] => {
  const all = nodesIn(module).filter(isJsx)
  const inner = new Set(all.flatMap((node) => nodesIn(childrenOf(node), (each) => isJsx(each) && !isFragment(each))))
  return all.filter((node) => !isFragment(node) || !inner.has(node))
}

const childrenOf = (node: Node) => (node.children ?? []) as Node[]

const nameOf = (node: Node): string => {
  const name = (node.callee ?? (node.opening as Node | undefined)?.name) as Node | undefined
  return String(name?.value ?? '')
}

/** A node and all below it; of those that `isEnd` finds, nothing below. */
function nodesIn(node: unknown, isEnd: (node: Node) => boolean = () => false): Node[] {
  if (Array.isArray(node)) return node.flatMap((each) => nodesIn(each, isEnd))
  if (typeof node !== 'object' || node === null) return []
  const own = 'type' in node ? [node as Node] : []
  if (own.some(isEnd)) return own
  return [...own, ...Object.values(node).flatMap((each) => nodesIn(each, isEnd))]
}
