import {graphql, type PageProps} from 'gatsby'
import styled from 'styled-components'
import type {AdjustmentsQueryResult} from '../../../../domain/content/content.types.ts'
import {useTranslation} from '../../i18n/index.ts'
import {CustomerPage} from '../../layout/CustomerPage.tsx'
import type {PageContext} from '../../page/pageContext.ts'
import {Button} from '../../ui/Button.ts'
import {Empty, Grid} from '../../ui/primitives.ts'
import {Toasts} from '../../ui/toasts/Toast.tsx'
import {useToasts} from '../../ui/toasts/useToasts.ts'
import {AdjustmentCard} from './AdjustmentCard.tsx'
import {Log} from './Log.tsx'
import {useAdjustments} from './useAdjustments.ts'

const Cards = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  > :last-child:nth-child(odd) { grid-column: 1 / -1; } /* alone in its row */
`

export default function Adjustments({pageContext}: PageProps<unknown, PageContext<AdjustmentsQueryResult>>) {
  const {page, cards, log} = pageContext.content
  const {t} = useTranslation()
  const toasts = useToasts()
  const {texts, edit, save} = useAdjustments(Object.fromEntries(cards.map(({_id, optimised}) => [_id, optimised])))

  function saveChanges() {
    const undo = save()
    toasts.show({
      tone: 'notice',
      ...(undo ? page.saved : {title: t('unchanged'), text: t('unchangedText')}),
      ...(undo && {
        action: {
          label: t('undo'),
          onClick: () => {
            undo()
            toasts.show({tone: 'notice', title: t('undone'), text: t('undoneText')})
          },
        },
      }),
    })
  }

  return (
    <CustomerPage
      heading={page.heading}
      intro={page.intro}
      tools={
        <Button type="button" $variant="default" data-needs-js onClick={saveChanges}>
          {t('saveChanges')}
        </Button>
      }
    >
      {cards.length === 0 && <Empty>{page.empty.cards}</Empty>}
      <Cards>
        {cards.map((card) => (
          <AdjustmentCard
            key={card._id}
            badge={page.badge}
            card={card}
            text={texts[card._id] ?? card.optimised}
            onEdit={(text) => edit(card._id, text)}
          />
        ))}
      </Cards>
      <Log entries={log} page={page} />
      <Toasts messages={toasts.messages} onClose={toasts.dismiss} />
    </CustomerPage>
  )
}

export const query = graphql`
  query AdjustmentsPage($language: String!) {
    ...CustomerStrings
  }
`
