import {Monitor, Moon, Sun} from 'lucide-react'
import {useTranslation} from '../i18n/index.ts'
import {THEMES, type Theme, useTheme} from '../theme/useTheme.ts'
import {Button} from './Button.ts'
import {Segment} from './Segment.ts'
import {Tip} from './Tip.tsx'

const ICONS = {light: Sun, dark: Moon, system: Monitor}

/** Switches between light and dark. */
export function ThemeToggle() {
  const {t} = useTranslation()
  const [theme, choose] = useTheme()
  const isDark = () => theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const Icon = ICONS[theme]
  const label = theme === 'dark' ? t('theme.switchToLight') : t('theme.switchToDark')
  return (
    <Tip text={label}>
      <Button
        type="button"
        data-needs-js
        $variant="ghost"
        $size="icon"
        aria-label={label}
        onClick={() => choose(isDark() ? 'light' : 'dark')}
      >
        <Icon aria-hidden />
      </Button>
    </Tip>
  )
}

/** All three: light, dark, and what the device prefers. */
export function ThemeChoice() {
  const {t} = useTranslation()
  const [theme, choose] = useTheme()
  return (
    <Segment role="group" aria-label={t('theme')} data-needs-js>
      {THEMES.map((option: Theme) => {
        const Icon = ICONS[option]
        return (
          <button
            key={option}
            type="button"
            aria-pressed={theme === option}
            aria-label={t(`theme.${option}`)}
            title={t(`theme.${option}`)}
            onClick={() => choose(option)}
          >
            <Icon aria-hidden />
          </button>
        )
      })}
    </Segment>
  )
}
