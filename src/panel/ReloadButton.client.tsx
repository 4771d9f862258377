'use client'

import { dashboard } from '@/i18n/en/dashboard'
import { Button } from '@/ui/panel/Button'

export function ReloadButton() {
  return <Button onClick={() => location.reload()}>{dashboard.retry}</Button>
}
