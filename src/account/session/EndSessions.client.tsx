'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import * as apiPaths from '@/apiPaths'
import { sessions as sessionsWords } from '@/i18n/en/account'
import { goToLogin, signOut, announceSignOut } from './signOut'

const { list } = sessionsWords

interface Props {
  count: number
  id: string
  own: boolean
}

export function EndSessions({ count, id, own }: Props) {
  const { refresh } = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function end({ also }: { also: 'nothing' | 'this one' }) {
    setBusy(true)
    try {
      if (also === 'this one') await signOut({ everywhere: true })
      else await endOthers(id)
    } catch (error) {
      console.error('Error ending sessions:', error)
      toast.error(list.failed)
      return setBusy(false)
    }
    if (also === 'this one') {
      announceSignOut()
      return goToLogin()
    }
    toast.success(own ? list.endedOthers : list.endedAll)
    setBusy(false)
    refresh()
  }

  return (
    <p className="desk-row">
      <Button
        buttonStyle="secondary"
        disabled={isBusy || count < (own ? 2 : 1)}
        margin={false}
        onClick={() => end({ also: 'nothing' })}
      >
        {own ? list.endOthers : list.endAll}
      </Button>
      {own && (
        <Button
          buttonStyle="secondary"
          disabled={isBusy}
          margin={false}
          onClick={() => end({ also: 'this one' })}
        >
          {list.endAll}
        </Button>
      )}
    </p>
  )
}

async function endOthers(id: string) {
  const path = apiPaths.endSessions(id)
  const response = await fetch(path, { method: 'POST', credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
}
