'use client'

import { requestWords as words } from '@/messages/en/request'
import { useRequest } from './requestContext'

export function RestoreButton() {
  const { change } = useRequest()
  const restore = () => void change({ changes: { deletedAt: null }, said: words.done.restored })

  return (
    <button className="desk-button" onClick={restore} type="button">
      {words.restore}
    </button>
  )
}
