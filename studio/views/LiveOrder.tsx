import {OrderableDocumentList} from '@sanity/orderable-document-list'
import {Box, Card, Text} from '@sanity/ui'
import type {ComponentProps} from 'react'
import {nlEn} from '../language.ts'

/** The plugin writes the published documents while one drags, past drafts and Publish: it has no other way. */
export const LiveOrder = (props: ComponentProps<typeof OrderableDocumentList>) => (
  <>
    <Box paddingX={3} paddingTop={3}>
      <Card tone="caution" padding={3} radius={2} border>
        <Text size={1}>
          {nlEn(
            'Slepen verandert de volgorde meteen op de site, zonder Publiceren.',
            'Dragging changes the order on the site immediately, without publishing.',
          )}
        </Text>
      </Card>
    </Box>
    <OrderableDocumentList {...props} />
  </>
)
