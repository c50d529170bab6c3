import type {CSSProperties} from 'react'
import type {Picture as Shown} from '../page/pageContext.ts'

type Props = {
  picture: Shown
  /** Rendered width, as in the `sizes` attribute: "(min-width: 60rem) 40rem, 100vw". */
  sizes: string
  /** Set for images in view from the start. */
  eager?: boolean
  className?: string | undefined
}

/**
 * An image of the content: files in several widths, its space reserved and filled with a preview until it is loaded.
 */
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
