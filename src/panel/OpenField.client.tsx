'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'
import { tabWithField } from './fieldPlace'

const PATIENCE_MS = 15_000
const controls = 'input, textarea, select, button, [contenteditable="true"]'

/**
 * Opens and focuses the field that the address names, as in `#field-openingHours`. Payload renders only the
 * fields of the selected tab, so the tab is opened first.
 */
export function OpenField() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const entity = getEntityConfig({ collectionSlug, globalSlug } as { globalSlug: string })
  const fields = entity?.fields

  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (!id.startsWith('field-') || !fields) return undefined
    const tab = tabWithField(fields, id.slice('field-'.length))
    let isTabOpen = tab === undefined

    const look = () => {
      const button = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')[tab ?? 0]
      if (!isTabOpen && button) {
        isTabOpen = true
        button.click()
      }
      const field =
        document.getElementById(id) ??
        document.querySelector(`label[for="${CSS.escape(id)}"]`)?.parentElement
      if (!isTabOpen || !field) return
      observer.disconnect()
      field.scrollIntoView({ block: 'center' })
      const control = field.matches(controls) ? field : field.querySelector<HTMLElement>(controls)
      control?.focus({ preventScroll: true })
    }

    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    look()
    const end = setTimeout(() => observer.disconnect(), PATIENCE_MS)
    return () => {
      clearTimeout(end)
      observer.disconnect()
    }
  }, [fields])

  return null
}
