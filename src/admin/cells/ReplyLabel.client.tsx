'use client'

import { useRowLabel } from '@payloadcms/ui'
import { lists } from '@/messages/en/lists'

/** A reply is called by its title in the list of replies. */
export function ReplyLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string }>()
  return <span>{data.title || lists.reply(rowNumber + 1)}</span>
}
