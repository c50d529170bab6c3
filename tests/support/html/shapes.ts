const TAG = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'>/=]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi
const ATTRIBUTE = /([^\s"'>/=]+)(?:=(?:"([^"]*)"|[^\s"'>]+))?/g

/**
 * Kinds of elements in some HTML, each once, by name and attributes: what the words of a language do not change. `lang` is
 * left out, which marks words of another language.
 */
export function shapesOf(html: string): string[] {
  const shapes = [...html.matchAll(TAG)].map(([, tag = '', attributes = '']) => {
    const names = [...attributes.matchAll(ATTRIBUTE)]
      .filter(([, name]) => name !== 'lang')
      .map(([, name = '', value = '']) => (['role', 'type'].includes(name) ? `${name}=${value}` : name))
    return [tag.toLowerCase(), ...names.sort()].join(' ')
  })
  return [...new Set(shapes)].sort()
}
