'use client'

import { eventSheet } from '@/messages/en/eventSheet'

export function PrintButton() {
  return (
    <button className="desk-button desk-button--main" onClick={() => window.print()} type="button">
      {eventSheet.print}
    </button>
  )
}
