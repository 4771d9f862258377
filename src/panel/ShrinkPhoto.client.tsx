'use client'

import { useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { lists } from '@/i18n/en/bookingList'
import { PICTURE_MAX_PIXELS } from '@/rules/pictures'

export function ShrinkPhoto() {
  const { setValue, value } = useField<unknown>({ path: 'file' })
  const [note, setNote] = useState('')
  useEffect(() => {
    if (!(value instanceof File)) return
    let isCurrent = true
    shrinkPhoto(value).then(
      (smaller) => {
        if (!isCurrent || smaller === value) return
        setValue(smaller)
        setNote(lists.photo.smaller)
      },
      () => {
        // A small broken picture is left to the server, which reports the error.
        if (isCurrent && value.size > UPLOAD_BYTES_MAX) setNote(lists.photo.unreadable)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [setValue, value])
  return <p role="status">{note}</p>
}

/** In bytes; see payload.config.ts. */
const UPLOAD_BYTES_MAX = 5_000_000

/** In pixels. */
const SIDE_MAX = 2_400

async function shrinkPhoto(file: File): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  if (file.size <= UPLOAD_BYTES_MAX && picture.width * picture.height <= PICTURE_MAX_PIXELS) {
    picture.close()
    return file
  }
  const scale = Math.min(1, SIDE_MAX / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.86),
  )
  if (!blob) return file
  return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' })
}
