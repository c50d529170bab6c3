import {useEffect, useState} from 'react'
import {type SanityDocument, useClient} from 'sanity'
import {API_VERSION} from '../../../domain/content/apiVersion.ts'
import {DEAD_LINKS_PATH, type DeadLink, externalLinksIn, type LinkProblem} from '../../../domain/pages/externalLinks.ts'
import {dayName, nlEn} from '../../language.ts'
import {useSiteAnswer} from '../../status/useSiteAnswer.ts'
import {DOCUMENTS} from '../translations/useTranslations.ts'
import {DocumentLink, Note, Row, Section} from './StartParts.tsx'

const PROBLEMS: Record<LinkProblem, string> = {
  gone: nlEn('De pagina bestaat niet meer.', 'The page does not exist any more.'),
  unknownHost: nlEn('Het adres bestaat niet.', 'The address does not exist.'),
  certificate: nlEn('De beveiliging van die site klopt niet.', 'The certificate of that site is not valid.'),
  timeout: nlEn('De site antwoordt niet.', 'The site does not answer.'),
  tooManyRedirects: nlEn('Het adres verwijst in een kring door.', 'The address redirects in a circle.'),
  unreachable: nlEn('De site is niet bereikbaar.', 'The site cannot be reached.'),
  failing: nlEn('De site heeft een storing.', 'The site fails.'),
}

const isDeadLinks = (answer: unknown): answer is DeadLink[] =>
  Array.isArray(answer) && answer.every(({url, problem}) => typeof url === 'string' && problem in PROBLEMS)

/** Links to other sites that have been dead for two days or more, with the documents that they stand in; nothing without any. */
export function StartLinks() {
  const known = useSiteAnswer(DEAD_LINKS_PATH, isDeadLinks)
  const dead = known.kind === 'told' ? known.answer : []
  const documents = useDocuments(dead.length > 0)
  if (dead.length === 0) return null
  return (
    <Section title={nlEn('Links die niet werken', 'Links that do not work')}>
      <Note>
        {nlEn(
          'Links naar andere sites worden elke dag nagekeken. Deze waren twee dagen of langer dood.',
          'Links to other sites are checked every day. These were dead for two days or more.',
        )}
      </Note>
      {dead.map(({url, problem, since}) => (
        <Row
          key={url}
          title={
            <a href={url} rel="noreferrer" target="_blank">
              {url}
            </a>
          }
          detail={
            <>
              {PROBLEMS[problem]} {nlEn(`Sinds ${dayName(since)}, in: `, `Since ${dayName(since)}, in: `)}
              {documents
                .filter((document) => externalLinksIn(document).includes(url))
                .map((document, index) => (
                  <span key={document._id}>
                    {index > 0 && ', '}
                    <DocumentLink id={document._id} type={document._type} document={document} />
                  </span>
                ))}
            </>
          }
        />
      ))}
    </Section>
  )
}

/** The published documents, once they are wanted. */
function useDocuments(areWanted: boolean): readonly SanityDocument[] {
  const client = useClient({apiVersion: API_VERSION})
  const [documents, setDocuments] = useState<readonly SanityDocument[]>([])
  useEffect(() => {
    if (!areWanted) return
    client
      .withConfig({perspective: 'published'})
      .fetch<SanityDocument[]>(DOCUMENTS)
      .then(setDocuments, () => {})
  }, [client, areWanted])
  return documents
}
