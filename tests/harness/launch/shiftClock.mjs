// Loaded before a process of the site, whose clock is then ahead of everybody else's:
// `node --import shiftClock.mjs?ahead=<milliseconds>`.
const ahead = Number(new URL(import.meta.url).searchParams.get('ahead'))
const now = Date.now

globalThis.Date = new Proxy(Date, {
  apply: (target) => new target(now() + ahead).toString(),
  construct: (target, args, made) =>
    Reflect.construct(target, args.length > 0 ? args : [now() + ahead], made),
  get: (target, name) => (name === 'now' ? () => now() + ahead : Reflect.get(target, name)),
})
