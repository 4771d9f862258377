import { mongooseAdapter } from '@payloadcms/db-mongodb'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'

/** Users and pages with a rich text, as a site of Payload begins. */
export default buildConfig({
  admin: { user: 'users' },
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'pages', fields: [{ name: 'text', type: 'richText' }] },
  ],
  db: mongooseAdapter({ url: process.env.DATABASE_URI ?? '' }),
  editor: lexicalEditor(),
  secret: process.env.PAYLOAD_SECRET ?? '',
  telemetry: false,
})
