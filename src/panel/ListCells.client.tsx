'use client'

import type { DefaultCellComponentProps } from 'payload'
import { useRowLabel } from '@payloadcms/ui'
import { formatMoment } from '@/time/days'
import { lists } from '@/i18n/en/desk'

/** A moment in the lists of the panel: Jaipur's time, in Indian order, wherever the device is. */
export function MomentCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'string' ? formatMoment(cellData) : '—'}</span>
}

/** A reply is called by its title in the list of replies. */
export function ReplyLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string }>()
  return <span>{data.title || lists.reply(rowNumber + 1)}</span>
}
