import type { RawRequest } from './rawRequest'

export interface HostilePageRequest extends Omit<RawRequest, 'timeoutMs' | 'url'> {
  kind: string
}

interface Target {
  /** Ids of server actions. */
  actions: string[]
  path: string
}

/** Bytes; Node refuses headers of more than 16 KB. */
const HEADER = 12_000
const LARGE = 1_000_000

/** Reads with long and odd queries, cookies and headers, and calls of server actions with large bodies. */
export function hostilePageRequests({ actions, path }: Target): HostilePageRequest[] {
  const reads = Object.entries(queries).map(([kind, query]) => ({
    kind,
    method: 'GET',
    path: `${path}?${query}`,
  }))
  const asked = Object.entries(headerSets).map(([kind, headers]) => ({
    headers,
    kind,
    method: 'GET',
    path,
  }))
  const forms = Object.entries(bodies).map(([kind, { body, headers }]) => ({
    body,
    headers,
    kind,
    method: 'POST',
    path,
  }))
  const calls = actions.flatMap((id) =>
    forms.map((form) => ({
      ...form,
      headers: { ...form.headers, 'next-action': id },
      kind: `an action with ${form.kind}`,
    })),
  )
  return [...reads, ...asked, ...forms, ...calls]
}

const many = (one: (index: number) => string, size: number) =>
  Array.from({ length: Math.floor(size / one(1000).length) }, (_, index) => one(index))

const queries = {
  'a long query': `q=${'a%20'.repeat(HEADER / 4)}`,
  'a query of many parts': many((index) => `a[${index}][b]=1`, HEADER).join('&'),
  'a query nested deeply': `a${'[b]'.repeat(HEADER / 3)}=1`,
  'a query of what pages read': many(
    (index) => `service=${index}&plan=x&path=/..//x&redirect=//x&date=9`,
    HEADER,
  ).join('&'),
}

const tree = `["",{"children":${'["a",{"children":'.repeat(400)}["__PAGE__",{}]${'}]'.repeat(400)}}]`

const headerSets: Record<string, Record<string, string>> = {
  'many cookies': { cookie: many((index) => `c${index}=x`, HEADER).join('; ') },
  'a made-up session and draft': {
    cookie: `payload-token=${'e'.repeat(HEADER / 2)}; __prerender_bypass=${'f'.repeat(32)}`,
  },
  'many languages': { 'accept-language': many((index) => `hi-${index};q=0.1`, HEADER).join(',') },
  'a path of the router': { rsc: '1', 'next-router-state-tree': encodeURIComponent(tree) },
  'a prefetch of a made-up segment': {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': `/${'a/'.repeat(HEADER / 4)}`,
    'next-url': `/${'b'.repeat(HEADER / 4)}`,
  },
  'many ranges': { range: `bytes=${many((index) => `${index}-${index}`, HEADER).join(',')}` },
}

const boundary = '----made-up'
const form = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const flight = { 'content-type': 'text/plain;charset=UTF-8' }
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const whole = (parts: string[]) => `${parts.join('')}--${boundary}--\r\n`

const bodies: Record<string, { body: string; headers: Record<string, string> }> = {
  'long texts': {
    headers: form,
    body: whole(
      ['name', 'message', 'email', 'eventDate', '1_message'].map((name) =>
        part(name, 'w '.repeat(LARGE / 10)),
      ),
    ),
  },
  'many parts': {
    headers: form,
    body: whole(many((index) => part(`${index}_$ACTION_REF_${index}`, '1'), LARGE * 0.9)),
  },
  'a call of many actions': {
    headers: form,
    body: whole(
      many((index) => part(`$ACTION_ID_${String(index).padStart(42, '4')}`, ''), LARGE * 0.9),
    ),
  },
  'deep lists': {
    headers: flight,
    body: `${'['.repeat(LARGE / 2)}${']'.repeat(LARGE / 2)}`,
  },
  'many references': {
    headers: flight,
    body: JSON.stringify(Array.from({ length: LARGE / 8 }, (_, index) => `$Q${index % 10}`)),
  },
  'many words': {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: many((index) => `name${index}=x`, LARGE).join('&'),
  },
}
