import type { UploadField } from 'payload'

export const picture: UploadField = {
  name: 'image',
  type: 'upload',
  label: 'Picture',
  admin: { description: 'Choose one of Pictures, or upload a new one here.' },
  relationTo: 'media',
  required: true,
}
