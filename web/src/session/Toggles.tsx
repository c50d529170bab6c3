import styled from 'styled-components'
import {useTranslation} from '../i18n/index.ts'
import {Switch} from '../ui/forms/Switch.tsx'
import type {ToastMessage} from '../ui/toasts/toast.styles.ts'
import {useSessionValues} from './useSessionValues.ts'

const List = styled.div`
  display: grid;
  gap: var(--s5);
`

type Toggle = {_key: string; key: string; label: string; help: string; initiallyOn: boolean}
type Props = {
  /** Storage name of the switches. */
  name: string
  toggles: Toggle[]
  onChange: (message: Omit<ToastMessage, 'id'>) => void
}

/** Switches with their defaults; a change is kept for the visit and announced. */
export function Toggles({name, toggles, onChange}: Props) {
  const {t} = useTranslation()
  const [changed, replace] = useSessionValues(name, 'boolean')
  return (
    <List>
      {toggles.map(({_key, key, label, help, initiallyOn}) => {
        const isOn = changed[key] ?? initiallyOn
        return (
          <Switch
            key={_key}
            label={label}
            help={help}
            on={isOn}
            state={t(isOn ? 'on' : 'off')}
            onChange={(on) => {
              replace({...changed, [key]: on})
              const state = t(on ? 'on' : 'off')
              onChange({
                tone: 'notice',
                title: t('settingChanged'),
                text: t('settingState', {setting: label, state}),
              })
            }}
          />
        )
      })}
    </List>
  )
}
