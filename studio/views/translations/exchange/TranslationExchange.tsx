import {Button, Flex, Stack, Text} from '@sanity/ui'
import {useToast} from '@sanity/ui/toast'
import {type ChangeEvent, useRef, useState} from 'react'
import {useClient, useSchema} from 'sanity'
import {API_VERSION} from '../../../../domain/content/apiVersion.ts'
import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../../../domain/texts/languages.ts'
import {languageName, nlEn} from '../../../language.ts'
import {count} from '../../../status/words.ts'
import {fieldTitle} from '../../fieldPath.ts'
import {DocumentLink, Note, Problem, Row, Section, useDocumentTitle} from '../../start/StartParts.tsx'
import type {TranslationRow} from '../useTranslations.ts'
import {
  type BroughtBack,
  bringBack,
  fieldsToTranslate,
  filesToTranslate,
  type LeftOut,
  writeDrafts,
} from './bringBack.ts'
import {readXliff, writeXliff} from './xliff.ts'

const texts = (number: number) => count(number, nlEn('tekst', 'text'), nlEn('teksten', 'texts'))

/** The language that a translation starts from: the default one, or the other where that is the one that is missing. */
const sourceOf = (to: Language): Language =>
  LANGUAGES.find((each) => each === DEFAULT_LANGUAGE && each !== to) ?? other(to)
const other = (to: Language): Language => LANGUAGES.find((each) => each !== to) ?? DEFAULT_LANGUAGE

type ExchangeProps = {rows: readonly TranslationRow[]; isWhole: boolean}

/** The file for a translator, and its way back as drafts; `isWhole` once every history was searched for outdated texts. */
export function TranslationExchange({rows, isWhole}: ExchangeProps) {
  const [problem, setProblem] = useState('')
  const [brought, setBrought] = useState<BroughtBack | null>(null)
  return (
    <Section title={nlEn('Laten vertalen', 'Have it translated')}>
      <Note>
        {nlEn(
          'Een bestand voor een vertaler of vertaalbureau (XLIFF), met wat ontbreekt en wat achterbleef. Zet je de vertaling terug, dan komt zij in concepten: er verandert niets op de site voordat je die publiceert.',
          'A file for a translator or agency (XLIFF), with the texts that are missing or outdated. Bring the translation back and it becomes drafts: the site does not change until you publish them.',
        )}
      </Note>
      <Flex gap={2} wrap="wrap">
        {LANGUAGES.map((to) => (
          <Download key={to} rows={rows} to={to} isWhole={isWhole} />
        ))}
        <BringBack rows={rows} onRead={setBrought} onProblem={setProblem} isWhole={isWhole} />
      </Flex>
      {problem && <Problem>{problem}</Problem>}
      {brought && <Outcome brought={brought} onDone={() => setBrought(null)} />}
    </Section>
  )
}

function Download({rows, to, isWhole}: ExchangeProps & {to: Language}) {
  const schema = useSchema()
  const title = useDocumentTitle()
  const from = sourceOf(to)
  const number = rows.reduce((sum, row) => sum + fieldsToTranslate(row, {from, to}).length, 0)
  const noteOf = (row: TranslationRow, path: string) =>
    [title(row.type, row.document), fieldTitle(schema.get(row.type) as Parameters<typeof fieldTitle>[0], path)].join(
      ' › ',
    )
  const download = () => {
    const file = writeXliff({from, to, files: filesToTranslate(rows, {from, to}, noteOf)})
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([file], {type: 'application/xliff+xml'}))
    link.download = `vindkracht-${from}-${to}.xlf`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Button
      disabled={number === 0 || !isWhole}
      fontSize={1}
      loading={!isWhole}
      mode="ghost"
      onClick={download}
      text={nlEn(
        `Naar ${languageName(to)}: ${texts(number)} downloaden`,
        `To ${languageName(to)}: download ${texts(number)}`,
      )}
    />
  )
}

type BringBackProps = ExchangeProps & {
  onRead: (brought: BroughtBack | null) => void
  onProblem: (words: string) => void
}

function BringBack({rows, isWhole, onRead, onProblem}: BringBackProps) {
  const input = useRef<HTMLInputElement>(null)
  const read = async ({currentTarget}: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    const translations = file && readXliff(await file.text(), LANGUAGES)
    // The same file can be chosen again after it was corrected.
    if (input.current) input.current.value = ''
    onRead(translations ? bringBack(rows, translations) : null)
    onProblem(
      translations
        ? ''
        : nlEn(
            'Dit is geen XLIFF 1.2-bestand met twee talen van de site. Vraag de vertaler om het bestand dat je hier downloadde, vertaald.',
            'This is not an XLIFF 1.2 file in two of the site’s languages. Ask the translator for the file that you downloaded here, translated.',
          ),
    )
  }
  return (
    <>
      <input
        accept=".xlf,.xliff,application/xliff+xml"
        aria-label={nlEn('Vertaald bestand', 'Translated file')}
        hidden
        onChange={(event) => void read(event)}
        ref={input}
        type="file"
      />
      <Button
        disabled={!isWhole}
        fontSize={1}
        mode="ghost"
        onClick={() => input.current?.click()}
        text={nlEn('Vertaling terugzetten', 'Bring back a translation')}
      />
    </>
  )
}

/** The texts that become drafts and those that stay as they are, before anything is written. */
function Outcome({brought, onDone}: {brought: BroughtBack; onDone: () => void}) {
  const client = useClient({apiVersion: API_VERSION})
  const schema = useSchema()
  const {push} = useToast()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const number = brought.documents.reduce((sum, {values}) => sum + Object.keys(values).length, 0)
  const write = async () => {
    setBusy(true)
    try {
      await writeDrafts(client, brought)
      push({
        status: 'success',
        title: nlEn(`${texts(number)} in concepten gezet`, `${texts(number)} put into drafts`),
        closable: true,
      })
      onDone()
    } catch (error) {
      setFailure(failureOf(error))
      setBusy(false)
    }
  }
  return (
    <Stack gap={4}>
      <Text size={1} weight="medium">
        {number === 0
          ? nlEn('In dit bestand staat niets nieuws.', 'There is nothing new in this file.')
          : nlEn(
              `In concepten, in het ${languageName(brought.to)}: ${texts(number)}`,
              `Into drafts, in ${languageName(brought.to)}: ${texts(number)}`,
            )}
      </Text>
      {brought.documents.map(({row, texts: words}) => (
        <Stack gap={2} key={row.id}>
          <Row
            title={<DocumentLink id={row.id} type={row.type} document={row.document} />}
            detail={texts(words.length)}
          />
          {words.map((text) => (
            <Text key={text.path} muted size={1}>
              {`${fieldTitle(schema.get(row.type) as Parameters<typeof fieldTitle>[0], text.path)}: “${text.words}”`}
            </Text>
          ))}
        </Stack>
      ))}
      {brought.leftOut.length > 0 && <LeftOutList leftOut={brought.leftOut} />}
      {failure && <Problem>{failure}</Problem>}
      <Flex gap={2}>
        {number > 0 && (
          <Button
            disabled={isBusy}
            fontSize={1}
            loading={isBusy}
            onClick={() => void write()}
            text={nlEn('In concepten zetten', 'Put into drafts')}
            tone="primary"
          />
        )}
        <Button fontSize={1} mode="ghost" onClick={onDone} text={nlEn('Sluiten', 'Close')} />
      </Flex>
    </Stack>
  )
}

const failureOf = (error: unknown) =>
  (error as {statusCode?: number}).statusCode === 409
    ? nlEn(
        'Iemand heeft intussen in een van deze documenten geschreven; er is niets veranderd. Kies het bestand opnieuw.',
        'Somebody has written in one of these documents meanwhile; nothing was changed. Choose the file again.',
      )
    : nlEn(`Er is niets veranderd: ${String(error)}`, `Nothing was changed: ${String(error)}`)

const FAULTS: Record<LeftOut['fault'], string> = {
  changed: nlEn('de tekst is veranderd sinds het bestand werd gemaakt', 'the text has changed since the file was made'),
  done: nlEn('staat er al, of bestaat niet meer', 'is there already, or exists no more'),
  format: nlEn(
    'een link of vette tekst ontbreekt in de vertaling',
    'a link or bold text is missing in the translation',
  ),
  gone: nlEn('het document bestaat niet meer', 'the document exists no more'),
  placeholders: nlEn(
    'een woord tussen { } is weg of anders in de vertaling',
    'a word between { } is missing or different in the translation',
  ),
  same: nlEn('niets nieuws: deze woorden staan er al', 'nothing new: these words are there already'),
  untranslated: nlEn('nog niet vertaald', 'not translated yet'),
}

function LeftOutList({leftOut}: {leftOut: readonly LeftOut[]}) {
  const title = useDocumentTitle()
  const schema = useSchema()
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {nlEn('Niet overgenomen:', 'Not taken over:')}
      </Text>
      {leftOut.map(({id, row, path, fault, words}, index) => (
        <Row
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is made once and stays as it is
          key={index}
          title={
            row
              ? [
                  title(row.type, row.document),
                  path && fieldTitle(schema.get(row.type) as Parameters<typeof fieldTitle>[0], path),
                ]
                  .filter(Boolean)
                  .join(' › ')
              : id
          }
          detail={`${FAULTS[fault]}: “${words}”`}
        />
      ))}
    </Stack>
  )
}
