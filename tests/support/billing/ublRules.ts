import {execFileSync} from 'node:child_process'
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import path from 'node:path'

/**
 * Published rules for e-invoices, which are not in this repository; a variable that is not set asks for none. `EN16931_RULES`,
 * `PEPPOL_RULES` and `NLCIUS_RULES` each name a schematron that npm's `xslt3` compiled, with its `saxon-js` beside; `UBL_XSD` the
 * folder `xsd` of UBL 2.1, which libxml's `xmllint` reads: docs/payments.md.
 */
const {EN16931_RULES, PEPPOL_RULES, NLCIUS_RULES, UBL_XSD} = process.env

type Saxon = {
  transform: (options: {stylesheetInternal: unknown; sourceText: string; destination: 'serialized'}) => {
    principalResult: string
  }
}
const compiled = new Map<string, (document: string) => string>()

function schematron(file: string): (document: string) => string {
  const known = compiled.get(file)
  if (known) return known
  const saxon: Saxon = createRequire(path.resolve(file))('saxon-js')
  const stylesheetInternal: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const report = (sourceText: string) =>
    saxon.transform({stylesheetInternal, sourceText, destination: 'serialized'}).principalResult
  compiled.set(file, report)
  return report
}

/** Rules that are broken, by their names. NLCIUS warns of a code that EN 16931 asks for. */
const brokenIn = (report: string): string[] =>
  [...report.matchAll(/<svrl:failed-assert([^>]*)>\s*<svrl:text[^>]*>([^<]*)/g)].flatMap(([, about = '', text = '']) =>
    about.includes('flag="warning"') && text.includes('BR-NL-') ? [] : `${/\sid="([^"]*)"/.exec(about)?.[1]} ${text}`,
  )

const FOR_PEPPOL = 'urn:fdc:peppol.eu:2017:poacc:billing:3.0'
/** NLCIUS asks for the KvK number of a Dutch buyer, which only some give. */
const FOR_NLCIUS = /<cac:AccountingCustomerParty>.*?(?:<cbc:CompanyID schemeID="0106"|<cbc:ID>AE<)/s

/** Faults of a UBL document by the published rules; empty when there are none, or when no rules are named. */
export function faultsByPublishedRules(document: string): string[] {
  const asked = [
    [EN16931_RULES, document],
    [document.includes(FOR_PEPPOL) ? PEPPOL_RULES : undefined, document],
    [FOR_NLCIUS.test(document) ? NLCIUS_RULES : undefined, document.replace(FOR_PEPPOL, 'urn:fdc:nen.nl:nlcius:v1.0')],
  ] as const
  const bySchematron = asked.flatMap(([file, checked]) => (file ? brokenIn(schematron(file)(checked)) : []))
  return [...bySchematron, ...(UBL_XSD ? faultsBySchema(document, UBL_XSD) : [])]
}

function faultsBySchema(document: string, folder: string): string[] {
  const name = /<(Invoice|CreditNote) /.exec(document)?.[1]
  const own = mkdtempSync(path.join(tmpdir(), 'ubl-'))
  const file = path.join(own, 'document.xml')
  try {
    writeFileSync(file, document)
    execFileSync(
      'xmllint',
      ['--noout', '--nonet', '--schema', path.join(folder, `maindoc/UBL-${name}-2.1.xsd`), file],
      {stdio: 'pipe'},
    )
    return []
  } catch (error) {
    return [String(error)]
  } finally {
    rmSync(own, {recursive: true})
  }
}
