import { s3Storage } from '@payloadcms/storage-s3'
import { siteEnv } from '@/env'

const env = siteEnv()
const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env

export const mediaStore = s3Storage({
  bucket: env.S3_BUCKET ?? '',
  collections: { media: true },
  config: {
    // Without a key, the role of the machine is used.
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    endpoint: env.S3_ENDPOINT,
    // Self-hosted stores have no separate host name for each bucket.
    forcePathStyle: Boolean(env.S3_ENDPOINT),
    region: env.S3_REGION,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  },
  enabled: Boolean(env.S3_BUCKET),
})
