import {Monitor, Moon, Sun} from 'lucide-react'
import {useTranslation} from '../../i18n/index.ts'
import {THEMES, useTheme} from '../../theme/useTheme.ts'
import {Button} from '../Button.ts'
import {VisuallyHidden} from '../primitives.ts'
import {Segment} from '../Segment.ts'
import {Tip} from '../Tip.tsx'

const ICONS = {light: Sun, dark: Moon, system: Monitor}

/** Toggles light and dark. Styles choose its icon and name, so that they are right before scripts load. */
export function ThemeToggle() {
  const {t} = useTranslation()
  const label = (
    <>
      <span data-in="light system">{t('theme.switchToDark')}</span>
      <span data-in="dark">{t('theme.switchToLight')}</span>
    </>
  )
  return (
    <Tip text={label}>
      <Button type="button" data-needs-js data-theme-to="" $variant="ghost" $size="icon">
        {THEMES.map((theme) => {
          const Icon = ICONS[theme]
          return <Icon key={theme} aria-hidden data-in={theme} />
        })}
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    </Tip>
  )
}

/** Choice of light, dark, and the device's preference. */
export function ThemeChoice() {
  const {t} = useTranslation()
  const theme = useTheme()
  return (
    <Segment role="group" aria-label={t('theme')} data-needs-js>
      {THEMES.map((option) => {
        const Icon = ICONS[option]
        return (
          <button
            key={option}
            type="button"
            data-theme-to={option}
            aria-pressed={theme === option}
            aria-label={t(`theme.${option}`)}
            title={t(`theme.${option}`)}
          >
            <Icon aria-hidden />
          </button>
        )
      })}
    </Segment>
  )
}
