import * as v from 'valibot'
import type {Database} from '../database/database.ts'
import type {LinkState} from './linkState.ts'

const PROBLEMS = [
  'gone',
  'unknownHost',
  'certificate',
  'timeout',
  'tooManyRedirects',
  'unreachable',
  'failing',
] as const
const Row = v.object({
  url: v.string(),
  checked_on: v.string(),
  problem: v.nullable(v.picklist(PROBLEMS)),
  since: v.nullable(v.string()),
})

export async function readLinkStates({query}: Database): Promise<LinkState[]> {
  const rows = await query('SELECT url, checked_on, problem, since FROM link_checks ORDER BY url')
  return rows.map((row) => {
    const {checked_on: checkedOn, ...state} = v.parse(Row, row)
    return {...state, checkedOn}
  })
}

export const saveLinkState = async ({query}: Database, {url, checkedOn, problem, since}: LinkState) =>
  void (await query(
    `INSERT INTO link_checks (url, checked_on, problem, since) VALUES ($1, $2, $3, $4)
     ON CONFLICT (url) DO UPDATE SET checked_on = excluded.checked_on, problem = excluded.problem, since = excluded.since`,
    [url, checkedOn, problem, since],
  ))

export const forgetLinkState = async ({query}: Database, url: string) =>
  void (await query('DELETE FROM link_checks WHERE url = $1', [url]))
