import type { UploadField } from 'payload'

export const picture: UploadField = {
  name: 'image',
  type: 'upload',
  relationTo: 'media',
  required: true,
}
