import {mayRead} from './robots.ts'

const may = (robots: string, path: string, agent = 'VindkrachtWind') =>
  mayRead(robots, agent, new URL(path, 'https://bakkerij.example'))

test('lets everybody read a site that says nothing of it', () => {
  for (const robots of ['', '# nothing', 'Sitemap: https://bakkerij.example/sitemap.xml', 'User-agent: *\nDisallow:'])
    expect(may(robots, '/')).toBe(true)
})

test('keeps a reader out by its own group, or else by that of all', () => {
  const robots = 'User-agent: *\nDisallow: /intern\n\nUser-agent: vindkrachtwind/2.0 \r\nDisallow: / # us'
  expect(may(robots, '/')).toBe(false)
  expect([may(robots, '/', 'GPTBot'), may(robots, '/intern/x', 'GPTBot')]).toEqual([true, false])
})

test('reads groups of several names, and several groups of one', () => {
  const robots =
    'User-agent: GPTBot\nUser-agent: VindkrachtWind\nDisallow: /a\n\nUser-agent: VindkrachtWind\nDisallow: /b'
  expect(['/a', '/b', '/c'].map((path) => may(robots, path))).toEqual([false, false, true])
})

test('follows the longest rule, and of two as long the one that allows', () => {
  const robots = 'User-agent: *\nDisallow: /brood\nAllow: /brood/wit\nDisallow: /x\nAllow: /x'
  expect(['/brood', '/brood/bruin', '/brood/wit', '/x'].map((path) => may(robots, path))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test.each([
  ['/*.pdf$', '/a/b.pdf', false],
  ['/*.pdf$', '/a/b.pdf?x', true],
  ['/*/prijs*oud', '/a/prijs/heel/oud/x', false],
  ['/*/prijs*oud', '/a/oud/prijs', true],
  ['/a$', '/a', false],
  ['/a$', '/ab', true],
  ['*', '/a', false],
  ['/a*b*c$', '/abc', false],
  ['/ab*b$', '/ab', true],
])('a rule against %s, at %s', (rule, path, expected) => {
  expect(may(`User-agent: *\nDisallow: ${rule}`, path)).toBe(expected)
})

test('reads half a megabyte of any rules at once', () => {
  for (const rule of ['/a*', '/*a*a*a*a*a*a*a*ab', '*'.repeat(400), `/${'a'.repeat(400)}b`, 'x']) {
    const robots = `User-agent: *\n${`Disallow: ${rule}\n`.repeat(500_000)}`.slice(0, 500_000)
    const before = process.threadCpuUsage()
    may(robots, `/${'a'.repeat(2000)}`)
    const {user, system} = process.threadCpuUsage(before)
    expect(user + system).toBeLessThan(2_000_000)
  }
})
