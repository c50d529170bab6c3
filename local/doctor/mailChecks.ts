import {readSender} from '../../domain/environment/checks.ts'
import {type HostedFacts, hasFailed, type Included} from './facts.ts'
import {countLookups, LOOKUPS, spfIn, termsOf, withoutRecord} from './spf.ts'
import {type Check, fine, judgeAnswer, type Verdict, wrong} from './verdict.ts'

function wrongInSpf(record: string, included: Included): Verdict | null {
  const terms = termsOf(record)
  const end = terms.find((term) => /^[-~?+]?all$/.test(term))
  const senders = terms.filter((term) => /^[+?~]?(include:|a\b|mx\b|ip4:|ip6:|exists:)|^redirect=/.test(term))
  if (senders.length === 0)
    return wrong(
      `lets nobody send in this name (${record})`,
      'add the include: that the mail provider gives, before the end',
    )
  if (end && !/^[-~]/.test(end)) return wrong('lets anybody send in this name', 'end it with ~all or -all')
  if (!end && !terms.some((term) => term.startsWith('redirect=')))
    return wrong('does not say what of other senders becomes', 'end it with ~all or -all')
  const lookups = countLookups(record, included)
  if (lookups > LOOKUPS)
    return wrong(
      `needs ${lookups} look-ups, and receivers stop after ${LOOKUPS}`,
      'take out includes that send nothing',
    )
  const empty = withoutRecord(included)
  return empty.length > 0
    ? wrong(`includes ${empty.join(', ')}, which has no SPF record, so none counts`, 'correct the name, or take it out')
    : null
}

/** Letters of base64 in an RSA key of 1024 bits; receivers ignore shorter ones. */
const KEY_LETTERS = 200

function judgeDkim(records: readonly string[], name: string): Verdict {
  const record = records.find((each) => /\bp=/.test(each))
  const key = /\bp=\s*([A-Za-z0-9+/=\s]*)/.exec(record ?? '')?.[1]?.replace(/\s/g, '') ?? ''
  if (key === '') return wrong(`${name} has no key`, 'add the record that the mail provider gives')
  return key.length < KEY_LETTERS && !/k=ed25519/.test(record ?? '')
    ? wrong(`the key of ${name} is cut off or too short`, 'copy the record again, whole')
    : fine(`${name} has a key`)
}

export const MAIL_CHECKS: Check<HostedFacts>[] = [
  {
    id: 'smtp',
    title: 'Mail server',
    judge: ({mail: {smtp}}) =>
      hasFailed(smtp)
        ? wrong(`does not let us in: ${smtp.failed}`, 'check SMTP_URL: user, password (with %-escapes), host, port')
        : judgeAnswer(smtp, {needs: 'SMTP_URL', who: 'the mail server'}, () => fine('takes user and password')),
  },
  {
    id: 'mx',
    title: 'Answers to mail',
    judge: ({mail: {mx}}, {MAIL_FROM = ''}) =>
      judgeAnswer(mx, {needs: 'MAIL_FROM', who: 'the DNS'}, (receivers) => {
        const named = receivers.filter((name) => name !== '' && name !== '.')
        return named.length > 0
          ? fine(`received by ${named.join(', ')}`)
          : wrong(
              `nobody receives mail for ${readSender(MAIL_FROM)?.address.split('@')[1]}: what customers answer comes back to them`,
              'add the MX records that the provider of your mailboxes gives',
            )
      }),
  },
  {
    id: 'spf',
    title: 'SPF',
    judge: ({mail: {spf, included}}) =>
      judgeAnswer(spf, {needs: 'MAIL_FROM', who: 'the DNS'}, (records) => {
        const found = spfIn(records)
        if (found.length === 0)
          return wrong(
            'the sender’s domain has no SPF record',
            'add the TXT record that the mail provider gives, at the domain itself',
          )
        if (found.length > 1) return wrong(`${found.length} SPF records, so none counts`, 'join them into one')
        const problem = wrongInSpf(found[0] ?? '', included)
        if (problem) return problem
        return fine(found[0] ?? '')
      }),
  },
  {
    id: 'dkim',
    title: 'DKIM',
    judge: ({mail: {dkim}}, {DKIM_SELECTOR}) =>
      judgeAnswer(
        dkim,
        {needs: 'MAIL_FROM and DKIM_SELECTOR, which the mail provider names', who: 'the DNS'},
        (records) => judgeDkim(records, `${DKIM_SELECTOR}._domainkey`),
      ),
  },
  {
    id: 'dmarc',
    title: 'DMARC',
    judge: ({mail: {dmarc}}) =>
      judgeAnswer(dmarc, {needs: 'MAIL_FROM', who: 'the DNS'}, (records) => {
        const found = records.filter((record) => /^v=DMARC1/i.test(record))
        const [record = ''] = found
        if (found.length === 0)
          return wrong(
            'none, so that big mail services may refuse our mails',
            'add TXT at _dmarc: v=DMARC1; p=none; rua=mailto:…, later p=quarantine',
          )
        if (found.length > 1) return wrong(`${found.length} records, so none counts`, 'keep one')
        if (!/;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.test(record))
          return wrong(`names no policy (${record})`, 'begin it with v=DMARC1; p=none')
        if (!/;\s*rua\s*=\s*mailto:[^\s;@]+@[^\s;]+/i.test(record))
          return wrong('sends reports to nobody, so nobody sees mails refused', 'add rua=mailto:you@your-domain')
        return fine(record)
      }),
  },
  {
    id: 'peppol',
    title: 'Peppol',
    judge: ({peppol}, {PEPPOL_URL}) =>
      PEPPOL_URL
        ? judgeAnswer(peppol, {needs: 'PEPPOL_KEY', who: 'the access point'}, () =>
            fine('the access point takes the key'),
          )
        : fine('not used: e-invoices go by mail'),
  },
]
