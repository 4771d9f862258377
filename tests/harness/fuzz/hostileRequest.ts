import fc from 'fast-check'
import type { RawRequest } from '../requests/rawRequest'
import { hostileQuery, hostileText, hostileValue, safe } from './hostileValues'
import type { PublicEndpoint } from './listEndpoints'

export type HostileRequest = Omit<RawRequest, 'timeoutMs' | 'url'>

/** One request to one of these endpoints, hostile somewhere or everywhere. */
export function hostileRequest(endpoints: PublicEndpoint[]): fc.Arbitrary<HostileRequest> {
  return fc
    .constantFrom(...endpoints)
    .chain(({ fields, method, path }) =>
      fc.record({
        headers: hostileHeaders,
        method: fc.oneof(
          { arbitrary: fc.constant(method.toUpperCase()), weight: 8 },
          {
            arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
            weight: 1,
          },
        ),
        path: fc.tuple(withParts(path), hostileQuery(fields)).map((parts) => joined(parts)),
        sent: fc.oneof(jsonOf(fields), jsonOf(fields), formOf(fields), raw),
      }),
    )
    .map(({ headers, method, path, sent }) => {
      if (method === 'GET' || method === 'OPTIONS') return { headers, method, path }
      const { body, type } = sent
      return { body, headers: { ...headers, 'content-type': type }, method, path }
    })
}

const joined = ([path, query]: [string, string]) =>
  path.includes('?') ? path + query.replace('?', '&') : path + query

function withParts(path: string) {
  const values = fc.array(hostileText.map(safe), { maxLength: 3, minLength: 3 })
  return values.map((texts) => path.replace(/:\w+\??/g, () => texts.pop() ?? ''))
}

/** Node's client sends no sign above a byte, and no line ends, in a header. */
const headerText = hostileText.map((text) => safe(text).slice(0, 2000))

const hostileHeaders = fc
  .record(
    {
      'accept-language': headerText,
      authorization: headerText.map((text) => `JWT ${text}`),
      cookie: headerText.map((text) => `payload-token=${text}; payload-locale=${text}`),
      // Most without it: a foreign one is refused before anything else is asked.
      origin: fc.constantFrom('https://evil.example', 'null', ...Array<undefined>(8)),
      range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'bytes=-0', 'bytes=x'),
      'x-forwarded-for': headerText,
      'x-forwarded-host': fc.constantFrom('evil.example', 'localhost:1'),
      'x-payload-http-method-override': fc.constantFrom('GET', 'DELETE', 'x'),
      'x-middleware-subrequest': fc.constant('src/middleware'),
      rsc: fc.constant('1'),
    },
    { requiredKeys: [] },
  )
  .map((headers) =>
    Object.fromEntries(Object.entries(headers).filter(([, text]) => text !== undefined)),
  )

/** A phone that will do now and then, so that something is stored at all. */
const known: Record<string, fc.Arbitrary<unknown>> = {
  contactNumber: fc.oneof(fc.stringMatching(/^[6-9]\d{9}$/), hostileValue),
  email: fc.oneof(fc.constant('a@example.com'), hostileValue),
  kind: fc.oneof(fc.constantFrom('booking', 'contact'), hostileValue),
}

const more = ['email', 'password', 'token', 'person', 'path', 'name', 'value', 'locale']

function docOf(fields: string[]) {
  const names = [...new Set([...fields, ...more])]
  const all = Object.fromEntries(names.map((name) => [name, known[name] ?? hostileValue]))
  const sparse = fc
    .subarray(names, { maxLength: 6 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(chosen.map((name) => [name, all[name] ?? hostileValue]))),
    )
  const required = known.contactNumber ?? hostileValue
  return fields.includes('contactNumber')
    ? fc.tuple(sparse, required).map(([doc, contactNumber]) => ({ ...doc, contactNumber }))
    : sparse
}

const jsonOf = (fields: string[]) =>
  fc
    .oneof({ arbitrary: docOf(fields), weight: 4 }, { arbitrary: hostileValue, weight: 1 })
    .map((value) => ({ body: JSON.stringify(value) ?? '', type: 'application/json' }))

const disposition = fc.tuple(
  fc.constantFrom('_payload', 'file', 'alt', '__proto__', '', 'a[b]'),
  fc.constantFrom('', '; filename="x.png"', '; filename="../../x.svg"', "; filename*=utf-8''%00"),
  fc.constantFrom('', 'Content-Type: image/png\r\n', 'Content-Type: x\r\n'),
)

/** Forms, some of them cut off or with an edge that nobody named. */
const formOf = (fields: string[]) =>
  fc
    .tuple(
      fc.array(
        fc.tuple(
          disposition,
          fc.oneof(
            docOf(fields).map((doc) => JSON.stringify(doc)),
            hostileText,
          ),
        ),
        {
          maxLength: 4,
        },
      ),
      fc.constantFrom(`--${edge}--\r\n`, `--${edge}`, ''),
      fc.constantFrom(
        `multipart/form-data; boundary=${edge}`,
        'multipart/form-data',
        'multipart/x; boundary=',
      ),
    )
    .map(([parts, end, type]) => ({
      body: parts.map(([head, text]) => part(head, text)).join('') + end,
      type,
    }))

/** As browsers name it: Node's parser stumbles over one that its parts contain. */
const edge = '----WebKitFormBoundary7MA4YWxkTrZu0gW'

const part = ([name, file, type]: [string, string, string], text: string) =>
  `--${edge}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n${type}\r\n${text}\r\n`

const raw = fc.record({
  body: fc.oneof(hostileText, fc.constant('{"a":'), fc.constant('['.repeat(20_000))),
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=x',
    'text/plain',
    'application/x-www-form-urlencoded',
    'x',
  ),
})
