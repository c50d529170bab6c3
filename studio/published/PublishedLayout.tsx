import {useEffect, useState} from 'react'
import {type LayoutProps, useClient} from 'sanity'
import {API_VERSION} from '../../domain/content/apiVersion.ts'
import {readPublished} from './published.ts'

/**
 * The Studio, opened when it is known what placeholders stand for: a preview in a list is made once and would show them
 * as they are. A lake that does not answer must not keep the Studio shut, so an error opens it too.
 */
export function PublishedLayout(props: LayoutProps) {
  const client = useClient({apiVersion: API_VERSION})
  const [asked, setAsked] = useState(false)
  useEffect(
    () =>
      void readPublished(client)
        .catch(console.error)
        .finally(() => setAsked(true)),
    [client],
  )
  return asked ? props.renderDefault(props) : null
}
