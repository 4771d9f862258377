'use client'

import type { DefaultCellComponentProps } from 'payload'
import { useRowLabel } from '@payloadcms/ui'
import { formatMoment } from '@/time/days'
import { lists } from '@/i18n/en/bookingList'

export function MomentCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'string' ? formatMoment(cellData) : '—'}</span>
}

export function ReplyLabel() {
  const { data, rowNumber = 0 } = useRowLabel<{ title?: string }>()
  return <span>{data.title || lists.reply(rowNumber + 1)}</span>
}
