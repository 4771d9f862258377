'use client'

import { useRowLabel } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { lists } from '@/i18n/en/bookingList'
import { formatMoment } from '@/time/days'

export function MomentCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'string' ? formatMoment(cellData) : '—'}</span>
}

export function ReplyLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string }>()
  return <span>{data.title || lists.reply(rowNumber + 1)}</span>
}
