import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { buildConfig, type CollectionConfig, type CollectionSlug, type Config } from 'payload'

// the generated types know the product's own collections only
const slug = (name: string) => name as CollectionSlug

const Kitchens: CollectionConfig = {
  slug: 'kitchens',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'stars', type: 'number' },
    { name: 'dishes', type: 'join', collection: slug('dishes'), on: 'kitchen' },
  ],
}

const Dishes: CollectionConfig = {
  slug: 'dishes',
  trash: true,
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'sku', type: 'text', required: true, unique: true },
    { name: 'code', type: 'text', unique: true },
    { name: 'state', type: 'select', options: ['open', 'claimed'], defaultValue: 'open' },
    { name: 'price', type: 'number', index: true },
    { name: 'vegetarian', type: 'checkbox' },
    { name: 'day', type: 'date' },
    { name: 'tags', type: 'text', hasMany: true },
    { name: 'marks', type: 'select', hasMany: true, options: ['jain', 'satvik', 'spicy'] },
    { name: 'place', type: 'group', fields: [{ name: 'town', type: 'text' }] },
    {
      name: 'steps',
      type: 'array',
      fields: [
        { name: 'name', type: 'text' },
        { name: 'minutes', type: 'number' },
        { name: 'tools', type: 'array', fields: [{ name: 'label', type: 'text' }] },
      ],
    },
    { name: 'extra', type: 'json' },
    { name: 'kitchen', type: 'relationship', relationTo: slug('kitchens') },
    { name: 'goesWith', type: 'relationship', relationTo: slug('dishes'), hasMany: true },
  ],
}

const Pages: CollectionConfig = {
  slug: 'pages',
  versions: { drafts: true },
  fields: [{ name: 'title', type: 'text', required: true }],
}

const Cooks: CollectionConfig = {
  slug: 'cooks',
  auth: { maxLoginAttempts: 3, lockTime: 600_000 },
  fields: [],
}

const jobs: Config['jobs'] = {
  deleteJobOnComplete: false,
  tasks: [
    {
      slug: 'claim',
      inputSchema: [{ name: 'dish', type: 'text' }],
      handler: async ({ input, req }) => {
        const { dish } = input as { dish: string }
        await req.payload.db.updateOne({
          collection: slug('dishes'),
          where: { and: [{ id: { equals: dish } }, { state: { equals: 'open' } }] },
          data: { state: 'claimed', price: { $inc: 1 } },
        })
        return { output: {} }
      },
    },
    {
      slug: 'serve',
      retries: 2,
      inputSchema: [
        { name: 'dish', type: 'text' },
        { name: 'failures', type: 'number' },
      ],
      handler: async ({ input, job }) => {
        const { failures } = input as { failures: number }
        if ((job.totalTried ?? 0) < failures) throw new Error('the pan was cold')
        return { output: {} }
      },
    },
  ],
}

/** A little application of its own, so that the contract does not move with ours. */
export function contractConfig(uri: string) {
  return buildConfig({
    secret: 'a secret of the contract tests only',
    telemetry: false,
    logger: { options: { level: 'silent' } },
    graphQL: { disable: true },
    admin: { importMap: { autoGenerate: false } },
    typescript: { autoGenerate: false },
    localization: { locales: ['en', 'hi'], defaultLocale: 'en', fallback: true },
    db: mongooseAdapter({ url: uri, ensureIndexes: true, useJoinAggregations: false }),
    collections: [Kitchens, Dishes, Pages, Cooks],
    jobs,
  })
}
