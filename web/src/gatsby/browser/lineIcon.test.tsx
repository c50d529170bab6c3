import {globSync, readFileSync} from 'node:fs'
import path from 'node:path'
import {type ComponentType, createElement} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import createLineIcon from './lineIcon.ts'

const SOURCE = path.resolve(import.meta.dirname, '../..')
const IMPORTED = /import \{([^}]+)\} from 'lucide-react'/g
const NAMES = globSync('**/*.tsx', {cwd: SOURCE})
  .flatMap((file) => [...readFileSync(path.join(SOURCE, file), 'utf8').matchAll(IMPORTED)])
  .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
  .filter((name) => name && !name.startsWith('type '))

type IconProps = {size?: number | string; color?: string; className?: string; 'aria-hidden'?: boolean}
const LOOKS: IconProps[] = [
  {'aria-hidden': true},
  {'aria-hidden': true, size: '1.1em'},
  {'aria-hidden': true, size: 20, color: 'var(--up)'},
  {'aria-hidden': true, className: 'go'},
]

type Icon = {default: ComponentType<IconProps>; __iconData: Parameters<typeof createLineIcon>[0]}
const ICONS = path.resolve(import.meta.dirname, '../../../../node_modules/lucide-react/dist/esm/icons')

/** An older name leads to the file of the newer one. */
async function iconOf(file: string): Promise<Icon> {
  const [, newer] =
    /export \{ default \} from '\.\/(.+)\.mjs'/.exec(readFileSync(path.join(ICONS, `${file}.mjs`), 'utf8')) ?? []
  return newer ? iconOf(newer) : ((await import(path.join(ICONS, `${file}.mjs`))) as Icon)
}

/** Elements with their attributes, in whatever order those are. */
function elementsOf(markup: string) {
  const {children} = Object.assign(document.createElement('div'), {innerHTML: markup})
  return [...children, ...[...children].flatMap((child) => [...child.children])].map((element) => [
    element.tagName,
    Object.fromEntries([...element.attributes].map(({name, value}) => [name, value])),
  ])
}
const draw = (Drawn: ComponentType<IconProps>, look: IconProps) =>
  elementsOf(renderToStaticMarkup(createElement(Drawn, look)))

test.each([...new Set(NAMES)])('draws %s as lucide does, which drew it on the server', async (name) => {
  const {default: Theirs, __iconData: data} = await iconOf(name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase())
  const Ours = createLineIcon(data) as ComponentType<IconProps>
  for (const look of LOOKS) expect(draw(Ours, look)).toEqual(draw(Theirs, look))
})
