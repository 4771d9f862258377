import sharp from 'sharp'
import { PASSWORD_MAX_LENGTH } from '@/rules/fieldValues'
import { PICTURE_MAX_PIXELS } from '@/rules/pictures'

interface Encoded {
  body?: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
  /** For the address. */
  query?: string
}

export interface HostileBody {
  /** Payload reads it as a query, also of a caller who may read lists. */
  isQuery: boolean
  kind: string
  large: Encoded
  /** The same, of a size that a route open to strangers reads. */
  small?: Encoded
}

const LARGE = 1_000_000

const SMALL = 15_000

const json = { 'content-type': 'application/json' }
const queryForm = { 'content-type': 'application/x-www-form-urlencoded' }
const override = { 'X-HTTP-Method-Override': 'GET' }

/** What hooks and endpoints read first. */
const names = ['email', 'name', 'password', 'token', 'contactNumber', 'idempotencyKey', 'person']

/** Bodies that cost the server much where it works on them before it asks who sent them. */
export async function hostileBodies(): Promise<HostileBody[]> {
  // As many as are decoded at all.
  const side = Math.floor(Math.sqrt(PICTURE_MAX_PIXELS))
  const create = { background: '#fff', channels: 3, height: side, width: side } as const
  const picture = await sharp({ create }).avif({ effort: 0 }).toBuffer()
  const made = Object.entries(makers).map(async ([kind, { headers, make }]) => ({
    isQuery: Object.values(headers).includes('GET'),
    kind,
    large: await encode(make(LARGE), headers),
    small: await encode(make(SMALL), headers),
  }))
  return [
    {
      isQuery: false,
      kind: 'a small picture of many pixels',
      large: await encode(upload(picture), {}),
    },
    { isQuery: true, kind: 'a long query', large: { headers: {}, query: conditions(14_000) } },
    { isQuery: true, kind: 'a deep query', large: { headers: {}, query: deep(9000) } },
    ...(await Promise.all(made)),
  ]
}

/** Once, so that only what the server does is measured. */
async function encode(body: FormData | string, headers: Record<string, string>): Promise<Encoded> {
  const response = new Response(body)
  const type = response.headers.get('content-type') ?? ''
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { body: bytes, headers: { 'content-type': type, ...headers } }
}

const makers: Record<
  string,
  { headers: Record<string, string>; make(bytes: number): FormData | string }
> = {
  words: { headers: json, make: (bytes) => JSON.stringify(fields(words(bytes))) },
  // The longest password that is accepted, with the words to leave out of it.
  'words beside a password': {
    headers: json,
    make: (bytes) => JSON.stringify(account(words(bytes))),
  },
  'nested lists': { headers: json, make: (bytes) => `{"email":${nested('[', ']', bytes)}}` },
  'nested objects': { headers: json, make: (bytes) => `{"a":${nested('[{"a":', '}]', bytes)}}` },
  parts: { headers: {}, make: parts },
  'a posted query': { headers: { ...queryForm, ...override }, make: conditions },
  'a posted deep query': { headers: { ...queryForm, ...override }, make: deep },
  'a posted nested query': {
    headers: { ...json, 'X-Payload-HTTP-Method-Override': 'GET' },
    make: (bytes) => `{"where":${nested('{"or":[', ']}', bytes)}}`,
  },
  'a query hidden in the language of a posted one': {
    headers: { ...json, ...override },
    make: (bytes) => {
      const hidden = `en&where=${nested('{"or":[', ']}', bytes / 2)}`
      return JSON.stringify({ depth: hidden, fallbackLocale: 'en', locale: hidden })
    },
  },
}

/** None twice, of some seven characters. */
const words = (bytes: number) =>
  Array.from({ length: bytes / 8 / names.length }, (_, index) =>
    (index * 7919).toString(36).padStart(6, 'w'),
  ).join(' ')

function nested(open: string, close: string, bytes: number, inner = '1') {
  const levels = Math.floor(bytes / (open.length + close.length))
  return `${open.repeat(levels)}${inner}${close.repeat(levels)}`
}

const fields = (text: string) => Object.fromEntries(names.map((name) => [name, text]))

const account = (words: string) => ({
  email: `${words}@example.com`,
  name: words,
  // To score, the dearest of several kinds.
  password: 'p4$$w0rd1!'.repeat(PASSWORD_MAX_LENGTH / 10),
  // Of the form of a link to a new password.
  token: 'a'.repeat(40),
})

function conditions(bytes: number) {
  const one = (index: number) => `where[or][${index}][title][like]=${'a%20'.repeat(10)}`
  return Array.from({ length: bytes / 70 }, (_, index) => one(index)).join('&')
}

function deep(bytes: number) {
  return `where=${nested('{"or":[', ']}', bytes, '{"createdAt":{"exists":true}}')}`
}

function parts(bytes: number) {
  const form = new FormData()
  for (let index = 0; index < bytes / 120; index += 1) form.append(`part${index}`, 'x')
  form.set('_payload', '{"alt":"x"}')
  return form
}

function upload(picture: Buffer) {
  const form = new FormData()
  form.set('_payload', '{"alt":"x"}')
  form.set('file', new File([new Uint8Array(picture)], 'x.avif', { type: 'image/avif' }))
  return form
}
