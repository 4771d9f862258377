'use client'

import type { DefaultCellComponentProps } from 'payload'
import { formatMoment } from '@/domain/days'

/** A moment in the lists of the panel: Jaipur's time, in Indian order, wherever the device is. */
export function MomentCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'string' ? formatMoment(cellData) : '—'}</span>
}
