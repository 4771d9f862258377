import fc, { type Arbitrary } from 'fast-check'
import type { CollectionConfig, Field, GlobalConfig, Where } from 'payload'
import type { Locale } from '@/rules/locales'
import { type Doc, docOf, type Fullness, inLocale } from './anyDocument'

interface Config {
  admin?: CollectionConfig['admin'] | GlobalConfig['admin']
  fields: Field[]
  isGlobal: boolean
  slug: string
}

const modules = import.meta.glob<Record<string, unknown>>([
  '../../../collections/*.ts',
  '../../../collections/*/index.ts',
  '../../../collections/globals/*.ts',
])

const isConfig = (value: unknown): value is Omit<Config, 'isGlobal'> =>
  typeof value === 'object' && value !== null && 'slug' in value && 'fields' in value

/** The collections and globals of the content model, so that a new one takes part. */
export async function loadConfigs(): Promise<Config[]> {
  const loaded = Object.entries(modules).map(async ([path, load]) =>
    Object.values(await load())
      .filter(isConfig)
      .map((config) => ({ ...config, isGlobal: path.includes('/globals/') })),
  )
  return (await Promise.all(loaded)).flat()
}

const moments = { createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z' }
const file = { filename: 'tent_kitchen.webp', height: 300, sizes: {}, width: 400 }

export const idOf = (index: number) => String(index).padStart(24, '0')

/** Documents by slug; of a global the first one. */
export type Content = Record<string, Doc[]>

interface Asked {
  configs: Config[]
  fill: Fullness
  stored?: Record<string, readonly unknown[]>
}

export function anyContent({ configs, fill, stored }: Asked): Arbitrary<Content> {
  const mediaFields = configs.find(({ slug }) => slug === 'media')?.fields ?? []
  const picture = docOf(mediaFields, { fill, related: () => fc.constant(null) }).map((doc) => ({
    ...{ id: idOf(0), ...moments, ...file },
    ...doc,
  }))
  // A deleted picture is null, one that Payload did not fill in an id.
  const related = (collection: string) =>
    collection === 'media'
      ? fc.oneof({ weight: 4, arbitrary: picture }, { arbitrary: fc.constant(null), weight: 1 })
      : fc.constantFrom(idOf(0), idOf(1), 'gone')
  const bounds = { minLength: fill === 'mixed' ? 3 : 1, maxLength: 3 }
  const docsOf = ({ fields, slug }: Config) =>
    fc.array(docOf(fields, { fill, related, stored }), bounds).map((docs) =>
      docs.map((doc, index): Doc => ({
        ...{ id: idOf(index), ...moments },
        ...(slug === 'media' && file),
        ...doc,
      })),
    )
  return fc.record(Object.fromEntries(configs.map((config) => [config.slug, docsOf(config)])))
}

interface Query {
  collection?: string
  id?: string
  locale?: Locale | 'all'
  slug?: string
  where?: Where
}

/** Payload's reads of these documents, as far as pages and screens use them. */
export function storeOf(content: Content, configs: Config[]) {
  const read = (slug: string, { locale = 'en', where = {} }: Query) =>
    (content[slug] ?? [])
      .map((doc) => inLocale(doc, locale) as Doc)
      .filter((doc) => Object.entries(where).every(([name, rule]) => fits(doc[name], rule)))
  const find = (query: Query) => {
    const docs = read(String(query.collection), query)
    return Promise.resolve({ docs, page: 1, totalDocs: docs.length, totalPages: 2 })
  }
  const own = (slug: string, id?: string) => read(slug, {}).find((doc) => doc.id === id) ?? null
  const modelOf = (slug: string) => {
    const ids = (where: Where) => read(slug, { where }).map(({ id }) => ({ _id: id }))
    const found = (where: Where) => ({
      lean: () => Promise.resolve(ids(where)),
      skip: () => found(where),
      sort: () => found(where),
      limit: () => found(where),
    })
    return {
      buildQuery: ({ where }: Query) => Promise.resolve(where),
      countDocuments: (where: Where) => Promise.resolve(ids(where).length),
      find: found,
    }
  }
  const described = configs.map((config) => ({
    ...{ flattenedFields: [], label: config.slug },
    labels: { plural: config.slug, singular: config.slug },
    ...config,
    admin: config.admin ?? {},
  }))
  const globals = described.filter(({ isGlobal }) => isGlobal)
  return {
    collections: Object.fromEntries(described.map((one) => [one.slug, { config: one }])),
    config: {
      collections: described.filter(({ isGlobal }) => !isGlobal),
      globals,
    },
    count: async (query: Query) => ({ totalDocs: (await find(query)).totalDocs }),
    db: {
      collections: Object.fromEntries(described.map(({ slug }) => [slug, modelOf(slug)])),
      connection: {
        collection: () => ({
          aggregate: (stages: Stage[]) => ({
            toArray: () => Promise.resolve(aggregate(read('bookings', {}), stages)),
          }),
          // Of the notes of changes: there are none.
          findOne: () => Promise.resolve(null),
        }),
      },
    },
    find,
    findByID: ({ collection = '', id }: Query) => Promise.resolve(own(collection, id)),
    findGlobal: (query: Query) => Promise.resolve(read(String(query.slug), query)[0] ?? {}),
    globals: { config: globals },
    logger: console,
  }
}

function fits(value: unknown, rule: unknown): boolean {
  const { equals, in: among, not_in: others } = rule as Record<string, unknown>
  if (Array.isArray(among)) return among.includes(value)
  if (Array.isArray(others)) return !others.includes(value)
  return equals === undefined || value === equals
}

interface Stage {
  $facet?: Record<string, Stage[]>
  $group?: Record<string, unknown>
  $unwind?: string
}

/** A pipeline of MongoDB over all documents: what it matches is tested with a database. */
function aggregate(docs: Doc[], stages: Stage[]): Doc[] {
  return stages.reduce<Doc[]>((rows, { $facet, $group, $unwind }) => {
    if ($facet) {
      const parts = Object.entries($facet)
      return [Object.fromEntries(parts.map(([name, part]) => [name, aggregate(rows, part)]))]
    }
    if ($unwind) {
      const name = $unwind.slice(1)
      return rows.flatMap((row) =>
        ((row[name] ?? []) as unknown[]).map((one) => ({ ...row, [name]: one })),
      )
    }
    return $group ? group(rows, $group) : rows
  }, docs)
}

function group(docs: Doc[], { _id: key, ...sums }: Record<string, unknown>): Doc[] {
  const groups = new Map<string, Doc[]>()
  for (const doc of docs) {
    const name = JSON.stringify(valueIn(doc, key) ?? null)
    groups.set(name, [...(groups.get(name) ?? []), doc])
  }
  return [...groups].map(([name, members]) => ({
    _id: JSON.parse(name) as unknown,
    ...Object.fromEntries(
      Object.entries(sums).map(([name, sum]) => {
        const { $push, $sum } = sum as Record<string, unknown>
        const values = members.map((doc) => valueIn(doc, $push ?? $sum))
        const numbers = values.filter((value) => typeof value === 'number')
        return [name, $push ? numbers : numbers.reduce((total, one) => total + one, 0)]
      }),
    ),
  }))
}

function valueIn(doc: Doc, wanted: unknown): unknown {
  if (typeof wanted === 'string' && wanted.startsWith('$')) {
    return wanted
      .slice(1)
      .split('.')
      .reduce<unknown>((inner, name) => (inner as Doc | null | undefined)?.[name], doc)
  }
  if (typeof wanted !== 'object' || wanted === null) return wanted
  if ('$ne' in wanted) return true
  if ('$subtract' in wanted) {
    const [later, earlier] = (wanted.$subtract as unknown[]).map((one) =>
      Date.parse(String(valueIn(doc, one))),
    )
    return Number.isNaN(later) ? undefined : Number(later) - Number(earlier)
  }
  return Object.fromEntries(
    Object.entries(wanted).map(([name, inner]) => [name, valueIn(doc, inner)]),
  )
}
