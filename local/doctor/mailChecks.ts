import {readSender} from '../../domain/environment/checks.ts'
import {type HostedFacts, hasFailed} from './facts.ts'
import {type Check, fine, judgeAnswer, wrong} from './verdict.ts'

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
    judge: ({mail: {spf}}) =>
      judgeAnswer(spf, {needs: 'MAIL_FROM', who: 'the DNS'}, (records) => {
        const found = records.filter((record) => /^v=spf1( |$)/i.test(record))
        if (found.length === 0)
          return wrong(
            'the sender’s domain has no SPF record',
            'add the TXT record that the mail provider gives, at the domain itself',
          )
        if (found.length > 1) return wrong(`${found.length} SPF records, so none counts`, 'join them into one')
        if (/[+ ?]all\b/i.test(found[0] ?? ''))
          return wrong('lets anybody send in this name', 'end it with ~all or -all')
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
        (records) =>
          records.some((record) => /\bp=[A-Za-z0-9+/]/.test(record))
            ? fine(`${DKIM_SELECTOR}._domainkey has a key`)
            : wrong(`${DKIM_SELECTOR}._domainkey has no key`, 'add the record that the mail provider gives'),
      ),
  },
  {
    id: 'dmarc',
    title: 'DMARC',
    judge: ({mail: {dmarc}}) =>
      judgeAnswer(dmarc, {needs: 'MAIL_FROM', who: 'the DNS'}, (records) => {
        const found = records.find((record) => /^v=DMARC1/i.test(record))
        if (!found)
          return wrong(
            'none, so that big mail services may refuse our mails',
            'add TXT at _dmarc: v=DMARC1; p=none; rua=mailto:…, later p=quarantine',
          )
        return fine(found)
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
