import {Card, Text} from '@sanity/ui'
import type {NavbarProps} from 'sanity'
import {type RouterState, StateLink, useRouterState} from 'sanity/router'
import {nlEn} from '../language.ts'
import {useSite} from './useSite.ts'
import {saySite} from './words.ts'

const START = {tool: 'structure', structure: {panes: [[{id: 'start'}]]}}

/** The start page says the same, and more. */
const isOnStart = ({structure}: RouterState) =>
  (structure as {panes?: {id?: string}[][]} | undefined)?.panes?.[0]?.[0]?.id === 'start'

/** The Studio's own bar; below it, on every screen, what keeps published content from going live. */
export function SiteNavbar(props: NavbarProps) {
  const {known, watch} = useSite()
  const {tone, text} = saySite(known, watch.siteUrl)
  const onStart = useRouterState(isOnStart)
  const isTrouble = !onStart && known.kind !== 'unset' && (tone === 'caution' || tone === 'critical')
  return (
    <>
      {props.renderDefault(props)}
      {isTrouble && (
        <Card borderBottom data-testid="site-trouble" paddingX={3} paddingY={2} role="status" tone={tone}>
          <Text size={1}>
            {text} <StateLink state={START}>{nlEn('Bekijk Start', 'See Start')}</StateLink>
          </Text>
        </Card>
      )}
    </>
  )
}
