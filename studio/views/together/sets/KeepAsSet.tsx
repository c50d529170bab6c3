import {Button, Flex, Select, TextInput} from '@sanity/ui'
import {useState} from 'react'
import {type ChangeSet, isGathering} from '../../../../domain/sets/changeSet.ts'
import {nlEn} from '../../../language.ts'
import {addTo, createSet, type Subject} from './changeSets.ts'
import {useAct} from './useAct.ts'

const NEW = ''

type Props = {subjects: readonly Subject[]; sets: readonly ChangeSet[]; onDone: () => void}

/** Keeps chosen drafts as a named set, or adds them to one. */
export function KeepAsSet({subjects, sets, onDone}: Props) {
  const {isBusy, act} = useAct()
  const [setKey, setSet] = useState(NEW)
  const [title, setTitle] = useState('')
  const gathering = sets.filter(isGathering)
  const chosen = gathering.find(({_id}) => _id === setKey)
  const name = title.trim()
  async function keep() {
    const isKept = await act((client) => (chosen ? addTo(client, chosen, subjects) : createSet(client, name, subjects)))
    if (!isKept) return
    setTitle('')
    onDone()
  }
  return (
    <Flex align="center" gap={2} wrap="wrap">
      {gathering.length > 0 && (
        <div style={{flex: '1 1 10rem', maxWidth: '16rem'}}>
          <Select
            aria-label={nlEn('Set', 'Set')}
            fontSize={1}
            onChange={({currentTarget}) => setSet(currentTarget.value)}
            value={setKey}
          >
            <option value={NEW}>{nlEn('Nieuwe set', 'New set')}</option>
            {gathering.map((set) => (
              <option key={set._id} value={set._id}>
                {set.title}
              </option>
            ))}
          </Select>
        </div>
      )}
      {!chosen && (
        // As wide as its example, also beside a button on a phone.
        <div style={{flex: '1 0 16rem', maxWidth: '20rem'}}>
          <TextInput
            aria-label={nlEn('Naam van de set', 'Name of the set')}
            fontSize={1}
            onChange={({currentTarget}) => setTitle(currentTarget.value)}
            placeholder={nlEn('bijv. Zomeractie', 'e.g. Summer offer')}
            value={title}
          />
        </div>
      )}
      <Button
        disabled={isBusy || subjects.length === 0 || (!chosen && name === '')}
        fontSize={1}
        loading={isBusy}
        mode="ghost"
        onClick={() => void keep()}
        text={chosen ? nlEn('Toevoegen', 'Add') : nlEn('Bewaren als set', 'Keep as a set')}
      />
    </Flex>
  )
}
