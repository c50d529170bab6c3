import {Link} from 'gatsby'
import {useEffect, useState} from 'react'
import {useTranslation} from '../i18n/index.ts'
import {LANGUAGES} from '../model.ts'
import {pathFor} from '../routes.ts'
import {VisuallyHidden} from '../ui/Layout.ts'
import {Segment} from '../ui/Segment.ts'
import {usePage} from './PageContext.ts'

/** NL and EN; the page stays the same, also what its address says of an order or a period. */
export function LanguageSwitch() {
  const {t} = useTranslation()
  const {language, route} = usePage()
  const page = route === '/404/' ? '/' : route
  const [search, setSearch] = useState('')
  useEffect(() => setSearch(window.location.search))
  return (
    <Segment role="group" aria-label={t('language')}>
      {LANGUAGES.map((option) => (
        <Link
          key={option}
          to={pathFor(page, option) + search}
          hrefLang={option}
          lang={option}
          aria-current={option === language ? 'true' : undefined}
        >
          <span>
            {option.toUpperCase()}
            <VisuallyHidden> {t(`language.${option}`)}</VisuallyHidden>
          </span>
        </Link>
      ))}
    </Segment>
  )
}
