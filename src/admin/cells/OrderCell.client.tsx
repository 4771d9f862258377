'use client'

import type { DefaultCellComponentProps } from 'payload'
import { useConfig } from '@payloadcms/ui'
import { useId } from 'react'
import { ORDER_MAX } from '@/domain/order'
import { lists } from '@/messages/en/lists'
import { useOrderInput } from './useOrderInput'

const { order: words } = lists

/**
 * The place of a document, changed where the list shows it: Enter or leaving the field saves. The
 * rows stay where they are, so that several can be numbered in one go.
 */
export function OrderCell({ cellData, collectionSlug, rowData }: DefaultCellComponentProps) {
  const { getEntityConfig } = useConfig()
  const id = useId()
  const { admin } = getEntityConfig({ collectionSlug }) ?? {}
  const title = String(rowData[admin?.useAsTitle ?? 'id'] ?? words.untitled)
  const input = useOrderInput({
    id: String(rowData.id),
    slug: collectionSlug,
    status: rowData._displayStatus ?? rowData._status,
    stored: typeof cellData === 'number' ? cellData : null,
  })

  return (
    <span className="order-cell" data-state={input.state}>
      <input
        aria-describedby={id}
        aria-invalid={input.state === 'failed' || undefined}
        aria-label={words.of(title)}
        inputMode="numeric"
        max={ORDER_MAX}
        min={0}
        onBlur={input.save}
        onChange={(event) => input.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') input.save()
          if (event.key === 'Escape') input.undo()
        }}
        step={1}
        type="number"
        value={input.text}
      />
      <span
        className="order-cell__note"
        id={id}
        role={input.state === 'failed' ? 'alert' : 'status'}
      >
        {input.note}
      </span>
    </span>
  )
}
