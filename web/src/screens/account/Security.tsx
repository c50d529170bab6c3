import styled from 'styled-components'
import type {AccountQueryResult} from '../../../../domain/content/content.types.ts'
import {ActionLink} from '../../layout/ActionLink.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Button} from '../../ui/Button.ts'
import {Icon} from '../../ui/Icon.tsx'
import {CardTitle} from '../../ui/primitives.ts'
import type {ToastMessage} from '../../ui/toasts/toast.styles.ts'
import {Box} from './account.styles.ts'

const Items = styled.ul`
  li { display: grid; grid-template-columns: auto 1fr; gap: var(--s2) var(--s3); padding: var(--s4) 0; border-top: 1px solid var(--line); }
  li:last-child { padding-bottom: 0; }
  svg { margin-top: 0.15rem; }
  h3 { font: 600 var(--t1) / 1.35 var(--text); }
  p { color: var(--muted); font-size: var(--t0); line-height: 1.45; margin-bottom: var(--s3); }
`

type Content = PageContext<AccountQueryResult>['content']['page']['security']
type Props = {security: Content; onMessage: (message: Omit<ToastMessage, 'id'>) => void}

/** Security settings; a button without a function in the demo says so. */
export function Security({security, onMessage}: Props) {
  return (
    <Box aria-labelledby="security">
      <CardTitle id="security">{security.heading}</CardTitle>
      <Items>
        {security.items.map(({_key, icon, title, text, button, destination, message}) => (
          <li key={_key}>
            <Icon name={icon} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              {destination ? (
                <ActionLink action={{label: button, destination}} variant="outline" size="sm" />
              ) : (
                <Button
                  type="button"
                  $variant="outline"
                  $size="sm"
                  data-needs-js
                  onClick={() => onMessage({tone: 'notice', title, text: message ?? text})}
                >
                  {button}
                </Button>
              )}
            </div>
          </li>
        ))}
      </Items>
    </Box>
  )
}
