import {EllipsisHorizontalIcon} from '@sanity/icons/EllipsisHorizontal'
import {Button} from '@sanity/ui'
import {Menu, MenuButton, MenuItem} from '@sanity/ui/menu'
import {useId} from 'react'

export type Act = {text: string; run: () => void; isOff?: boolean; tone?: 'critical'}

/** The acts on a row or a column. */
export const TableMenu = ({label, acts}: {label: string; acts: readonly Act[]}) => (
  <MenuButton
    id={useId()}
    button={<Button aria-label={label} fontSize={1} icon={EllipsisHorizontalIcon} mode="bleed" padding={2} />}
    menu={
      <Menu>
        {acts.map(({text, run, isOff = false, tone}) => (
          <MenuItem disabled={isOff} fontSize={1} key={text} onClick={run} text={text} {...(tone && {tone})} />
        ))}
      </Menu>
    }
    popover={{portal: true}}
  />
)
