import {isString, type PreviewProps} from 'sanity'
import {fillText} from '../../domain/texts/phrases.ts'
import {STUDIO_LANGUAGE} from '../language.ts'
import {usePublished} from '../published/usePublished.ts'

/** A preview inside the form, with the placeholders of its words filled in. */
export function FormPreview(props: PreviewProps) {
  const values = usePublished().placeholderValues[STUDIO_LANGUAGE]
  const filled = <T,>(text: T): T => (isString(text) ? ((fillText(text, values) || text) as T) : text)
  return props.renderDefault({...props, title: filled(props.title), subtitle: filled(props.subtitle)})
}
