import {Link} from 'gatsby'
import {useState} from 'react'
import {NOT_FOUND_PATH, pathOf} from '../../../domain/pages/pages.ts'
import {LANGUAGE_ROWS} from '../../../domain/texts/languages.ts'
import {useTranslation} from '../i18n/index.ts'
import {usePage} from '../page/usePage.ts'
import {VisuallyHidden} from '../ui/primitives.ts'
import {Segment} from '../ui/Segment.ts'
import {useBeforePaint} from '../ui/useBeforePaint.ts'
import type {LanguageLinkState} from './scrollPosition.ts'

/** Links to the same page in each language. Keeps the query string, which names an order or a period. */
export function LanguageSwitch() {
  const {t} = useTranslation()
  const {language, route, addresses} = usePage()
  const [search, setSearch] = useState('')
  useBeforePaint(() => setSearch(window.location.search))
  return (
    <Segment role="group" aria-label={t('language')} data-needs-visit>
      {LANGUAGE_ROWS.map(({id, ownName}) => (
        <Link
          key={id}
          to={(route === NOT_FOUND_PATH ? pathOf('landing', id) : addresses[id]) + search}
          state={{from: addresses[language]} satisfies LanguageLinkState}
          hrefLang={id}
          lang={id}
          aria-current={id === language ? 'true' : undefined}
        >
          <span>
            {id.toUpperCase()}
            <VisuallyHidden> {ownName}</VisuallyHidden>
          </span>
        </Link>
      ))}
    </Segment>
  )
}
