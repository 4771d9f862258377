import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp, { type Metadata } from 'sharp'
import { pictureName } from '@/domain/pictureName'
import { PICTURE_MAX_PIXELS } from '@/domain/pictures'
import { requestProblems } from '@/messages/en/requestProblems'

/**
 * A few kilobytes can unfold to gigabytes. What a picture tells of its size is read before anything
 * unfolds it. Its name is made to fit: a picture called `x.html` would be a page to other servers.
 */
export const checkPicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.file) {
    if (operation === 'create') refuseAddress(req)
    return args
  }
  const told = await toldBy(req.file.data)
  if (pixelsOf(told) > PICTURE_MAX_PIXELS) {
    const errors = [{ message: requestProblems.hugePicture, path: 'file' }]
    throw new ValidationError({ errors }, req.t)
  }
  req.file.name = pictureName({ format: told?.format, name: req.file.name })
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
const pixelsOf = (told: Metadata | undefined) =>
  told ? told.width * told.height * (told.pages ?? 1) : 0
