/**
 * Loaded into a program that is tested: its parent may change settings by a message, since they are read at each call, and
 * `CLOCK_AHEAD_MS` lets days pass for it. It imports nothing, so that it can be loaded from anywhere.
 */
const {now} = Date
const later = () => now() + Number(process.env.CLOCK_AHEAD_MS ?? 0)
globalThis.Date = new Proxy(Date, {
  construct: (date, given, made) => Reflect.construct(date, given.length > 0 ? given : [later()], made),
  get: (date, name) => (name === 'now' ? later : Reflect.get(date, name)),
})

process.on('message', (settings: unknown) => {
  for (const [name, value] of Object.entries(settings as Record<string, string | null>))
    if (value === null) delete process.env[name]
    else process.env[name] = value
  process.send?.('changed')
})
