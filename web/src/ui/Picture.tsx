import type {CSSProperties} from 'react'
import type {Picture as Shown} from '../content.ts'

type Props = {
  picture: Shown
  /** How wide it is drawn, as browsers want it: "(min-width: 60rem) 40rem, 100vw". */
  sizes: string
  /** For what is in view from the start. */
  eager?: boolean
  className?: string | undefined
}

/** An image of the content: files of the site in several widths, its room kept and filled with a glimpse of it until it is there. */
export function Picture({
  picture: {src, srcSet, width, height, alt, placeholder, position},
  sizes,
  eager,
  className,
}: Props) {
  if (!src) return null
  const style: CSSProperties = {
    objectPosition: position,
    ...(placeholder && {background: `center / cover no-repeat url("${placeholder}")`}),
  }
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      style={style}
    />
  )
}
