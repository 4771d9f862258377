import { s3Storage } from '@payloadcms/storage-s3'
import { siteEnv } from '@/env'

const env = siteEnv()
const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env

/** Pictures in a bucket, where one is named, else in a folder; visitors get them from the site in both. */
export const mediaStore = s3Storage({
  bucket: env.S3_BUCKET ?? '',
  collections: { media: true },
  config: {
    // Without a key the machine's own role counts.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    endpoint: env.S3_ENDPOINT,
    // Stores of one's own have no name for each bucket.
    forcePathStyle: Boolean(env.S3_ENDPOINT),
    region: env.S3_REGION,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  },
  enabled: Boolean(env.S3_BUCKET),
})
