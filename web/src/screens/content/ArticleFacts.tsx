import styled from 'styled-components'
import {formatDay} from '../../../../domain/format/format.ts'
import {useTranslation} from '../../i18n/index.ts'
import {usePage} from '../../page/usePage.ts'
import {Small} from '../../ui/primitives.ts'

type Props = {article: {date: string; author: string | null; minutes: number}; className?: string}

const Facts = styled(Small)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.5em;
  > :not(:last-child)::after { content: '·'; margin-left: 0.5em; }
`

/** Day, author and reading time; without an author the company. */
export function ArticleFacts({article: {date, author, minutes}, className}: Props) {
  const {language, site} = usePage()
  const {t} = useTranslation()
  return (
    <Facts className={className}>
      <time dateTime={date}>{formatDay(date, language, 'long')}</time> <span>{author ?? site.settings.brandName}</span>{' '}
      <span>{t('readingTime', {minutes})}</span>
    </Facts>
  )
}
