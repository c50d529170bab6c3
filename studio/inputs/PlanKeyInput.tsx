import {getPublishedId, type StringInputProps, useEditState, useFormValue} from 'sanity'

/** The key of a plan: free until the plan is published, since addresses and payments hold on to it from then on. */
export function PlanKeyInput(props: StringInputProps) {
  const id = useFormValue(['_id'])
  const {published} = useEditState(getPublishedId(String(id)), 'plan')
  const readOnly = Boolean(props.readOnly || published?.key)
  return props.renderDefault({...props, readOnly, elementProps: {...props.elementProps, readOnly}})
}
