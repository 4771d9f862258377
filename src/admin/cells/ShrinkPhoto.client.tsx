'use client'

import { useField } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { lists } from '@/messages/en/lists'
import { shrinkPhoto, UPLOAD_BYTES_MAX } from './shrinkPhoto'

/** Makes a chosen photo smaller before it is uploaded, and says so. */
export function ShrinkPhoto() {
  const { setValue, value } = useField<unknown>({ path: 'file' })
  const [note, setNote] = useState('')
  useEffect(() => {
    if (!(value instanceof File) || value.size <= UPLOAD_BYTES_MAX) return
    let isCurrent = true
    shrinkPhoto(value).then(
      (smaller) => {
        if (!isCurrent || smaller === value) return
        setValue(smaller)
        setNote(lists.photo.smaller)
      },
      () => {
        if (isCurrent) setNote(lists.photo.unreadable)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [setValue, value])
  return <p role="status">{note}</p>
}
