import { createRequire } from 'node:module'

// node deploy/createBucket.mjs NAME ENDPOINT: makes a bucket in an S3-compatible store, once. Keys and
// region come from AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION.
const fromHere = createRequire(import.meta.url)
const fromStorage = createRequire(fromHere.resolve('@payloadcms/storage-s3'))
const { CreateBucketCommand, HeadBucketCommand, S3Client } = fromStorage('@aws-sdk/client-s3')

const [Bucket, endpoint] = process.argv.slice(2)
const store = new S3Client({ endpoint, forcePathStyle: true })
const present = await store.send(new HeadBucketCommand({ Bucket })).then(
  () => true,
  () => false,
)
if (!present) await store.send(new CreateBucketCommand({ Bucket }))
console.info(`${Bucket}: ${present ? 'unchanged' : 'made'}`)
