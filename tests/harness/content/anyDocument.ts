import fc, { type Arbitrary } from 'fast-check'
import type { Field } from 'payload'
import type { Locale } from '@/rules/locales'

/**
 * Documents as they may lie in the database, made from the fields of Payload's config, so that a new
 * field takes part: every optional and every localized value absent, empty, very long, in the other
 * script. A draft, an older version and an import may lack what is required of a published text.
 */
export type Doc = Record<string, unknown>

/** A value of each language; the pages read one of them. */
class Localized {
  constructor(readonly texts: Partial<Record<Locale, unknown>>) {}
}

export function inLocale(value: unknown, locale: Locale | 'all'): unknown {
  if (value instanceof Localized) return locale === 'all' ? value.texts : value.texts[locale]
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, inner]) => [name, inLocale(inner, locale)])
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined))
}

const LONGEST = 3000
const scripts = ['Royal Setup', 'शाही सजावट', 'Lamps & <b>brass</b>', '“MI Road”, जयपुर']
const blanks = [undefined, null, '', '   ', '\n']

/** Stored texts that only some fields allow; each is tried with the field's own check. */
const shapes = [
  '/old-page',
  '9829012345',
  '2026-12-02',
  'Mo-Sa 10:00-20:30',
  'https://example.com/page',
  'asha@example.com',
  '302001',
  'JU',
  '08ABCDE1234F1Z0',
  '12345678901234',
]

/** How full the documents of one run are: most faults need many of their fields to be alike. */
export const fullness = ['absent', 'blank', 'full', 'long', 'mixed'] as const
export type Fullness = (typeof fullness)[number]

interface Sources {
  fill: Fullness
  /** What a relation holds: documents where Payload fills it in, else ids; null once it is deleted. */
  related: (collection: string) => Arbitrary<unknown>
  /** By the name of a field: what a hook lets through where the field itself allows any text. */
  stored?: Record<string, readonly unknown[]>
}

export function docOf(fields: Field[], sources: Sources): Arbitrary<Doc> {
  const parts = fields.map((field): Arbitrary<Doc> => {
    if (field.type === 'tabs') {
      return merged(
        field.tabs.map((tab) =>
          'name' in tab && tab.name
            ? docOf(tab.fields, sources).map((doc) => ({ [String(tab.name)]: doc }))
            : docOf(tab.fields, sources),
        ),
      )
    }
    if (!('name' in field) || field.type === 'ui') {
      return 'fields' in field ? docOf(field.fields, sources) : fc.constant({})
    }
    return fieldValue(field, sources).map((value) =>
      value === undefined ? {} : { [field.name]: value },
    )
  })
  return merged(parts)
}

const merged = (parts: Arbitrary<Doc>[]) =>
  fc.tuple(...parts).map((docs): Doc => Object.assign({}, ...docs) as Doc)

type Named = Extract<Field, { name: string }>

function fieldValue(field: Named, sources: Sources): Arbitrary<unknown> {
  if (!('localized' in field && field.localized)) {
    const isRequired = 'required' in field && field.required
    const value = plainValue(field, sources)
    return isRequired ? value : gaps(value, field, sources)
  }
  const text = gaps(plainValue(field, sources), field, sources)
  return fc.record({ en: text, hi: text }).map((texts) => new Localized(texts))
}

const isText = ({ type }: Field) => ['richText', 'text', 'textarea'].includes(type)

function gaps(value: Arbitrary<unknown>, field: Field, { fill }: Sources): Arbitrary<unknown> {
  const empty = 'hasMany' in field && field.hasMany ? [undefined, null, [], ['', ' ']] : blanks
  const gap = fc.constantFrom<unknown>(...(isText(field) ? empty : [undefined, null]))
  if (fill === 'absent') return fc.constant(undefined)
  if (fill === 'blank') return field.type === 'group' ? value : gap
  if (fill === 'mixed')
    return fc.oneof({ weight: 2, arbitrary: value }, { weight: 1, arbitrary: gap })
  return value
}

function plainValue(field: Named, sources: Sources): Arbitrary<unknown> {
  const stored = sources.stored?.[field.name]
  if (stored) return fc.constantFrom(...stored)
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email': {
      const text = textOf(field, sources.fill)
      if (!('hasMany' in field && field.hasMany)) return text
      const maxLength = Math.min(field.maxRows ?? 4, 4)
      return fc.uniqueArray(text, { minLength: sources.fill === 'full' ? 1 : 0, maxLength })
    }
    case 'richText':
      return anyRichText(sources.fill)
    case 'number':
      return fc.constantFrom(...allowed(field, [field.min ?? 0, 1, 12, field.max ?? 5000]))
    case 'checkbox':
      return fc.boolean()
    case 'date':
      return fc.constantFrom('2026-11-20T10:00:00.000Z', '2026-01-01T20:00:00.000Z')
    case 'select': {
      const values = field.options.map((option) =>
        typeof option === 'string' ? option : option.value,
      )
      return field.hasMany ? fc.subarray(values) : fc.constantFrom(...values)
    }
    case 'relationship':
    case 'upload': {
      const related = sources.related(String(field.relationTo))
      return field.hasMany ? fc.array(related, { maxLength: 3 }) : related
    }
    case 'group':
      return docOf('name' in field ? field.fields : [], sources)
    case 'array':
      return fc
        .array(docOf(field.fields, sources), { maxLength: 3 })
        .map((rows) => rows.map((row, index) => ({ id: `row${index}`, ...row })))
    default:
      return fc.constant(undefined)
  }
}

type TextLike = Extract<Named, { type: 'email' | 'text' | 'textarea' }>

function textOf(field: TextLike, fill: Fullness): Arbitrary<string | undefined> {
  const max = ('maxLength' in field && field.maxLength) || LONGEST
  const long = ['शाही सजावट ', 'Rajwada', 'a b '].map((part) =>
    part.repeat(Math.ceil(max / part.length)).slice(0, max),
  )
  const every = [...(fill === 'long' ? long : [...scripts, ...long])].filter(
    (text) => text.length <= max,
  )
  const found = field.type === 'email' ? ['asha@example.com'] : allowed(field, every)
  const texts = found.length > 0 ? found : allowed(field, shapes)
  return texts.length > 0 ? fc.constantFrom(...texts) : fc.constant(undefined)
}

/** Those that the field's own check lets through. */
function allowed<Value>(field: Named, values: Value[]): Value[] {
  const validate = 'validate' in field ? field.validate : undefined
  if (!validate || ('localized' in field && field.localized)) return values
  const check = validate as (value: unknown, options: object) => unknown
  const isMany = 'hasMany' in field && field.hasMany
  return values.filter((value) => {
    const options = { data: {}, operation: 'update', req: {}, siblingData: {} }
    const answer = check(isMany ? [value] : value, options)
    // One that asks the database is not followed.
    if (answer instanceof Promise) answer.catch(() => undefined)
    return answer === true || answer instanceof Promise
  })
}

const node = (type: string, children: object[], more: object = {}) => ({
  ...{ children, direction: 'ltr', format: '', indent: 0, type, version: 1 },
  ...more,
})

const words = (text: string) => ({
  ...{ detail: 0, format: 0, mode: 'normal', style: '', text, type: 'text', version: 1 },
})

const document = (...children: object[]) => ({ root: node('root', children) })

const link = (text: string) =>
  node('link', [words(text)], { fields: { linkType: 'custom', url: '/faqs' } })

const blankDocuments = [
  document(),
  document(node('paragraph', [])),
  document(node('paragraph', [words('  ')]), node('paragraph', [])),
  document(node('heading', [words('')], { tag: 'h2' })),
  document(node('list', [node('listitem', [])], { listType: 'bullet', tag: 'ul' })),
]

const partlyBlank = document(
  node('heading', [words('')], { tag: 'h2' }),
  node('paragraph', [words('शाही'), { type: 'linebreak', version: 1 }, link('Questions')]),
  node('paragraph', []),
  node('paragraph', [link('')]),
  node('list', [node('listitem', [words('Lamps')]), node('listitem', [])], {
    ...{ listType: 'bullet', start: 1, tag: 'ul' },
  }),
)

function anyRichText(fill: Fullness) {
  const full = document(
    node('heading', [words('Setup')], { tag: 'h3' }),
    node('paragraph', [words('शाही')]),
  )
  const long = document(node('paragraph', [words('शाही सजावट '.repeat(400))]))
  if (fill === 'blank') return fc.constantFrom(...blankDocuments)
  if (fill === 'mixed') return fc.constantFrom(full, long, partlyBlank, ...blankDocuments)
  return fc.constantFrom(full, long)
}
