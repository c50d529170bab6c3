import {openTestDatabase, type TestDatabase} from '../../../tests/support/shop/database.ts'
import {
  formToken,
  isFormToken,
  isFreshSession,
  newStaffLink,
  type Session,
  sessionCookie,
  sessionOf,
  signIn,
  signOut,
  signOutEverywhere,
} from './session.ts'

/** Sessions of operators: access and duration. */
const ANN = 'ann@example.nl'
const START = new Date('2026-11-22T10:00:00Z')
let store: TestDatabase
beforeEach(async () => {
  store = await openTestDatabase()
})
afterEach(() => store.close())

const at = (minutes: number, operators = [ANN]) => ({
  database: store.database,
  staff: new Map(operators.map((email) => [email, 'operator' as const])),
  now: new Date(START.getTime() + minutes * 60_000),
})
const link = async (minutes = 0) => (await newStaffLink(ANN, at(minutes))) ?? 'no link'
const signedIn = async (): Promise<Session> => (await signIn(await link(), at(0))) as Session

test('a link signs in once', async () => {
  const token = await link()
  expect(await signIn(token, at(1))).toMatchObject({email: ANN})
  expect(await signIn(token, at(2))).toBeNull()
})

test('a link works for a quarter of an hour', async () => {
  expect(await signIn(await link(), at(14))).not.toBeNull()
  expect(await signIn(await link(), at(16))).toBeNull()
})

test('only operators get one, however they write their address, and five at a time', async () => {
  expect(await newStaffLink('eve@example.nl', at(0))).toBeNull()
  expect(await newStaffLink(' Ann@Example.NL', at(0))).not.toBeNull()
  for (let count = 0; count < 4; count++) expect(await newStaffLink(ANN, at(1))).not.toBeNull()
  expect(await newStaffLink(ANN, at(2))).toBeNull()
  expect(await newStaffLink(ANN, at(20))).not.toBeNull()
})

test('a session lasts twelve hours without use, and a day however much it is used', async () => {
  const {token} = await signedIn()
  expect(await sessionOf(token, at(11 * 60))).toMatchObject({email: ANN})
  expect(await sessionOf(token, at(22 * 60))).toMatchObject({email: ANN})
  expect(await sessionOf(token, at(24 * 60 + 1))).toBeNull()
  const unused = (await signIn(await link(48 * 60), at(48 * 60))) as Session
  expect(await sessionOf(unused.token, at(61 * 60))).toBeNull()
})

test('a session is fresh for half an hour, whether it is used or not', async () => {
  const {token} = await signedIn()
  const isFreshAt = async (minutes: number) =>
    isFreshSession((await sessionOf(token, at(minutes))) as Session, at(minutes).now)
  expect([await isFreshAt(30), await isFreshAt(31)]).toEqual([true, false])
})

test('signing in again takes the place of the session of that browser, and of no other', async () => {
  const [old, other] = [await signedIn(), await signedIn()]
  const fresh = (await signIn(await link(), at(0), old)) as Session
  expect(await sessionOf(old.token, at(1))).toBeNull()
  for (const {token} of [other, fresh]) expect(await sessionOf(token, at(1))).not.toBeNull()
})

test('signing out everywhere ends every session of an operator and every link, and no other operator’s', async () => {
  const both = (minutes: number) => at(minutes, [ANN, 'bob@example.nl'])
  const [one, other] = [await signedIn(), await signedIn()]
  const bob = (await signIn((await newStaffLink('bob@example.nl', both(0))) ?? '', both(0))) as Session
  const unused = await link()
  await signOutEverywhere(one, store.database)
  for (const {token} of [one, other]) expect(await sessionOf(token, at(1))).toBeNull()
  expect(await signIn(unused, at(1))).toBeNull()
  expect(await sessionOf(bob.token, both(1))).not.toBeNull()
})

test('signing out ends it, and no other', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  await signOut(one, store.database)
  expect(await sessionOf(one.token, at(1))).toBeNull()
  expect(await sessionOf(other.token, at(1))).not.toBeNull()
})

test('refuses links and sessions of an operator who is taken out of OPERATOR_MAIL', async () => {
  const {token} = await signedIn()
  const unused = await link()
  expect(await sessionOf(token, at(1, ['bob@example.nl']))).toBeNull()
  expect(await signIn(unused, at(1, ['bob@example.nl']))).toBeNull()
})

test('stores nothing that opens a session', async () => {
  const {token} = await signedIn()
  const unused = await link()
  const rows = JSON.stringify([
    await store.database.query('SELECT * FROM sessions'),
    await store.database.query('SELECT * FROM sign_in_links'),
  ])
  expect(rows).toContain(ANN)
  for (const secret of [token, unused]) expect(rows).not.toContain(secret)
})

test('a form is of its session', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  expect(isFormToken(formToken(one), one)).toBe(true)
  expect(isFormToken(formToken(one), other)).toBe(false)
  expect(isFormToken('', one)).toBe(false)
})

test('the cookie is bound to the host and to https, but on one machine without it', () => {
  expect(sessionCookie('t', true)).toBe('__Host-beheer=t; Path=/; HttpOnly; SameSite=Lax; Secure')
  expect(sessionCookie('t', false)).toBe('beheer=t; Path=/; HttpOnly; SameSite=Lax')
})
