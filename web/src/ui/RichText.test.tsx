import {PortableText, type PortableTextComponents} from '@portabletext/react'
import {render} from '@testing-library/react'
import fc from 'fast-check'
import {RichText} from './RichText.tsx'

type Blocks = Parameters<typeof RichText>[0]['value']

const LINKS = [
  {_key: 'site', _type: 'link', href: 'https://example.nl/'},
  {_key: 'page', _type: 'pageLink', destination: '/over-ons/'},
  {_key: 'nowhere', _type: 'pageLink'},
]

const components: PortableTextComponents = {
  marks: {
    link: ({children, value}) => <a href={value.href}>{children}</a>,
    pageLink: ({children, value}) => (value.destination ? <a href={value.destination}>{children}</a> : children),
  },
}

/** Each letter with the elements around it; a bold link is bold whichever of the two is outside. */
function lettersOf({container}: {container: HTMLElement}) {
  const root = container.firstElementChild as HTMLElement
  const letters: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLBRElement || node instanceof HTMLLIElement) letters.push(node.tagName)
    if (!(node instanceof Text)) continue
    const around: string[] = []
    for (let {parentElement} = node; parentElement && parentElement !== root; {parentElement} = parentElement)
      if (parentElement.tagName !== 'SPAN')
        around.push(parentElement.tagName + (parentElement.getAttribute('href') ?? ''))
    for (const letter of node.data) letters.push([letter, ...around.sort()].join(' '))
  }
  return {letters, blocks: [...root.children].map(({tagName}) => tagName)}
}

const spans = fc.array(
  fc.record({
    text: fc.string({unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength: 4}),
    isStrong: fc.boolean(),
    link: fc.constantFrom(undefined, ...LINKS.map(({_key}) => _key)),
  }),
  {maxLength: 4},
)
const drawn = fc.array(
  fc.record({
    style: fc.constantFrom('normal', 'h3'),
    listItem: fc.constantFrom(undefined, 'bullet', 'number'),
    deeper: fc.integer({min: -2, max: 1}),
    spans,
  }),
  {maxLength: 7},
)

/** As an editor makes them: an item is at most one level below the one before it. Theirs lifts a deeper list of another kind out. */
function blocksOf(made: typeof drawn extends fc.Arbitrary<infer Made> ? Made : never): Blocks {
  let level = 0
  const kinds: string[] = []
  const kindAt = (level: number, listItem: string) => {
    kinds.length = Math.min(kinds.length, level + 1)
    if (level === 1) kinds[1] = listItem
    kinds[level] ??= listItem
    return kinds[level]
  }
  return made.map(({style, listItem, deeper, spans}, index) => {
    level = listItem ? Math.max(1, level + (level === 0 ? 1 : deeper)) : 0
    return {
      _type: 'block',
      _key: `b${index}`,
      style: listItem ? 'normal' : style, // theirs loses what is below an item that is a heading
      ...(listItem && {listItem: kindAt(level, listItem), level}),
      markDefs: LINKS,
      children: spans.map(({text, isStrong, link}, at) => ({
        _type: 'span',
        _key: `s${at}`,
        text,
        marks: [...(isStrong ? ['strong'] : []), ...(link ? [link] : [])],
      })),
    }
  })
}

test('draws any text that an editor can make as the library for Portable Text does', () => {
  fc.assert(
    fc.property(drawn.map(blocksOf), (value) => {
      const ours = render(<RichText value={value} />)
      const theirs = render(
        <div>
          <PortableText value={value as never} components={components} />
        </div>,
      )
      expect(lettersOf(ours)).toEqual(lettersOf(theirs))
      ours.unmount()
      theirs.unmount()
    }),
  )
})

test('makes one link of words of which some are bold', () => {
  const span = (_key: string, ...marks: string[]) => ({_key, text: `${_key} `, marks})
  const {container} = render(
    <RichText
      value={[
        {
          _key: 'a',
          markDefs: LINKS,
          children: [span('one', 'site'), span('two', 'strong', 'site'), span('three', 'page')],
        },
      ]}
    />,
  )
  expect([...container.querySelectorAll('a')].map(({textContent}) => textContent)).toEqual(['one two ', 'three '])
})
