import type {createElement, useEffect, useState} from 'react'

type React = {createElement: typeof createElement; useEffect: typeof useEffect; useState: typeof useState}

/** Pixels of a row with a title and a line below it. */
export const ROW_HEIGHT = 49

/**
 * Draws a row of an ordered list once it is in view: a list of 300 draws ten. Written into the plugin as text, so it may use
 * nothing but what it is given. `height` is that of a drawn row, so that nothing moves.
 */
export const drawnInView = <Props extends object>(
  {createElement, useEffect, useState}: React,
  Row: (props: Props) => React.ReactNode,
  height: number,
) =>
  function RowInView(props: Props) {
    const [place, setPlace] = useState<Element | null>(null)
    const [isSeen, setIsSeen] = useState(false)
    useEffect(() => {
      if (!place) return
      const observer = new IntersectionObserver(
        (moments) => moments.some(({isIntersecting}) => isIntersecting) && setIsSeen(true),
      )
      observer.observe(place)
      return () => observer.disconnect()
    }, [place])
    return isSeen ? createElement(Row, props) : createElement('div', {ref: setPlace, style: {height}})
  }
