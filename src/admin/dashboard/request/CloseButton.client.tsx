'use client'

import { requestWords as words } from '@/messages/en/request'
import { useSheet } from './sheetContext'

export function CloseButton() {
  const { close } = useSheet()
  return (
    <button aria-label={words.close} className="desk-close" onClick={close} type="button">
      ×
    </button>
  )
}
