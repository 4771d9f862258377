'use client'

import { dashboard } from '@/i18n/en/dashboard'

export function ReloadButton() {
  return (
    <button className="desk-button" onClick={() => location.reload()} type="button">
      {dashboard.retry}
    </button>
  )
}
