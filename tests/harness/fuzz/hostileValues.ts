import fc from 'fast-check'
import { anything } from '../../unit/booking/anything'

/** What breaks parsers, paths, databases and templates. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    '%00',
    '%E0%A4%A',
    '..%2f..%2fetc%2fpasswd',
    '000000000000000000000000',
    '__proto__',
    'constructor',
    '$where',
    '{"$gt":""}',
    '[object Object]',
    'undefined',
    'null',
    'NaN',
    '-1',
    '1e308',
    '9'.repeat(400),
    'a'.repeat(4000),
    "';sleep(5000)//",
    '<script>alert(1)</script>',
    '\r\nX-Injected: 1',
    '(((((((((((a+)+)+)+)+)+)+)+)+)+)+)+$',
    'true',
    'all',
    'hi',
    '*',
  ),
  fc.string({ maxLength: 40 }),
  fc.string({ maxLength: 20, unit: 'binary' }),
)

const keys = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', '$gt', '$where', 'root', 'children', 'id', 'value'),
  fc.string({ maxLength: 8 }),
)

/** JSON of any shape, some of it the shape that documents have. */
export const hostileValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    { arbitrary: hostileText, weight: 3 },
    { arbitrary: anything.filter((one) => String(one).length < 20_000), weight: 3 },
    { arbitrary: fc.array(tie('value'), { maxLength: 4 }), weight: 1 },
    { arbitrary: fc.dictionary(keys, tie('value'), { maxKeys: 4 }), weight: 1 },
  ),
})).value

const asked = [
  'where',
  'sort',
  'limit',
  'page',
  'depth',
  'select',
  'populate',
  'joins',
  'locale',
  'fallback-locale',
  'fallbackLocale',
  'draft',
  'trash',
  'pagination',
  'data',
  'uploadEdits',
  'prefix',
  'path',
  'month',
  'after',
  'token',
]

const operators = [
  'equals',
  'in',
  'like',
  'contains',
  'exists',
  'greater_than',
  'near',
  'all',
  '$gt',
]

/** `?where[title][$gt]=…`, with the names of real fields among others. */
export function hostileQuery(fields: string[]) {
  const inside = fc.oneof(
    fc.constantFrom(...operators, 'or', 'and', '0', '', ...fields),
    hostileText.filter((text) => text.length < 50),
  )
  const key = fc.tuple(fc.constantFrom(...asked), fc.array(inside, { maxLength: 5 }))
  const pair = fc
    .tuple(key, hostileText)
    .map(([[name, path], value]) =>
      [name + path.map((part) => `[${safe(part)}]`).join(''), safe(value)].join('='),
    )
  return fc
    .array(pair, { maxLength: 4 })
    .map((pairs) => (pairs.length ? `?${pairs.join('&')}` : ''))
}

/** Signs that Node's client sends as they are; what is escaped already stays so. */
export const safe = (text: string) =>
  Buffer.from(text)
    .toString()
    .replace(/[^\w%.~!$'()*,;:@-]/gu, encodeURIComponent)
