'use client'

import { FieldDescription, useDocumentInfo, useLocale } from '@payloadcms/ui'
import type { FieldDescriptionClientProps } from 'payload'
import { useEffect, useState } from 'react'
import { languages, rootLocale } from '@/rules/locales'
import { firstDocument, textAt } from './firstDocument'

export function FirstText({ field, path }: FieldDescriptionClientProps) {
  const { code } = useLocale()
  const { description } = (field.admin ?? {}) as { description?: unknown }
  return (
    <>
      {typeof description === 'string' && (
        <FieldDescription description={description} path={path} />
      )}
      {code !== rootLocale && <TextInFirst path={path} />}
    </>
  )
}

function TextInFirst({ path }: { path: string }) {
  const { collectionSlug, globalSlug, id, lastUpdateTime } = useDocumentInfo()
  const slug = collectionSlug ?? globalSlug
  const [text, setText] = useState('')

  useEffect(() => {
    if (!slug || (collectionSlug && !id)) return undefined
    let isCurrent = true
    void firstDocument({ id: collectionSlug && id, slug }, lastUpdateTime).then((document) => {
      if (isCurrent) setText(textAt(document, path))
    })
    return () => {
      isCurrent = false
    }
  }, [collectionSlug, id, lastUpdateTime, path, slug])

  if (!text) return null
  return (
    <p className="first-text" lang={rootLocale}>
      <b>{languages[rootLocale].name}</b> {text}
    </p>
  )
}
