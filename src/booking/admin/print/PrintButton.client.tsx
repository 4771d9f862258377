'use client'

import { eventSheet } from '@/i18n/en/board'

export function PrintButton() {
  return (
    <button className="desk-button desk-button--main" onClick={() => window.print()} type="button">
      {eventSheet.print}
    </button>
  )
}
