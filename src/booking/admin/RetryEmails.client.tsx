'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { dashboard } from '@/i18n/en/dashboard'
import { requestEmailRetry } from './bookingApi'

const { emails } = dashboard

export function RetryEmails() {
  const { id } = useDocumentInfo()
  const [isBusy, setBusy] = useState(false)

  async function retry() {
    setBusy(true)
    try {
      await requestEmailRetry(String(id))
      toast.success(emails.retried)
    } catch (error) {
      console.error('Error retrying emails:', error)
      toast.error(emails.notRetried)
      setBusy(false)
    }
  }

  return (
    <Button buttonStyle="secondary" disabled={isBusy} onClick={retry} size="medium">
      {emails.retry}
    </Button>
  )
}
