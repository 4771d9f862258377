import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp, { type Metadata } from 'sharp'
import { pictureName } from '@/domain/pictureName'
import { PICTURE_MAX_PIXELS } from '@/domain/pictures'
import { requestProblems } from '@/messages/en/requestProblems'
import { withoutMetadata } from './withoutMetadata'

/**
 * A few kilobytes can unfold to gigabytes. What a picture tells of its size is read before anything
 * unfolds it. Its name is made to fit: a picture called `x.html` would be a page to other servers.
 * Before Payload stores or crops it, its metadata go: a phone writes into it where it was taken.
 */
export const checkPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file, t } = req
  if (!file && req.user && operation === 'create') refuseAddress(req)
  const told = file && (await toldBy(file.data))
  if (!told) return args
  const refused = (message: string) =>
    new ValidationError({ errors: [{ message, path: 'file' }] }, t)
  if (pixelsOf(told) > PICTURE_MAX_PIXELS) throw refused(requestProblems.hugePicture)
  const data = await withoutMetadata(file.data, told).catch(() => {
    throw refused(requestProblems.brokenPicture)
  })
  const name = pictureName({ format: told.format, name: file.name })
  req.file = { ...file, data, name, size: data.length }
  return args
}

/** Payload would fetch it, from wherever it is told to. */
function refuseAddress({ data, t }: PayloadRequest) {
  if (typeof data?.url !== 'string') return
  const errors = [{ message: requestProblems.pictureByAddress, path: 'file' }]
  throw new ValidationError({ errors }, t)
}

/** Nothing of what is no picture: Payload refuses it for its type. */
async function toldBy(file: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

/** Of one that moves, every frame counts. */
const pixelsOf = ({ height, pages = 1, width }: Metadata) => width * height * pages
