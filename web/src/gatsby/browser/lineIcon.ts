import {type ComponentType, createElement, type SVGProps} from 'react'

type IconData = {name: string; aliases?: string[]; node: [tag: string, attributes: Record<string, string>][]}
type Props = SVGProps<SVGSVGElement> & {size?: number | string}

/**
 * Replaces, in the browser, lucide's maker of icons (webpack.ts), which knows a dozen options that this site never sets:
 * draws the same element for those it does set (lineIcon.test.tsx).
 */
export default function createLineIcon({name, aliases = [], node}: IconData): ComponentType<Props> {
  return ({size = 24, color = 'currentColor', className = '', ...rest}) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', ...[name, ...aliases].map((each) => `lucide-${each}`), className].join(' ').trim(),
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
