import {Link} from 'gatsby'
import {useTranslation} from '../i18n/index.ts'
import {LANGUAGES} from '../model.ts'
import {pathFor} from '../routes.ts'
import {VisuallyHidden} from '../ui/Layout.ts'
import {Segment} from '../ui/Segment.ts'
import {usePage} from './PageContext.ts'

/** NL and EN; the page stays the same. */
export function LanguageSwitch() {
  const {t} = useTranslation()
  const {language, route} = usePage()
  const page = route === '/404/' ? '/' : route
  return (
    <Segment role="group" aria-label={t('language')}>
      {LANGUAGES.map((option) => (
        <Link
          key={option}
          to={pathFor(page, option)}
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
