'use client'

import type { ReactNode } from 'react'
import { formatDay, isDay } from '@/domain/days'
import { bookingFields } from '@/messages/en/bookingFields'
import { FieldControl } from './FieldControl.client'
import type { FormField } from './formFields'
import type { Titles } from './useTitles'

export interface FieldProps {
  /** What stands below the field: what is wrong with it, or a hint. */
  children?: ReactNode
  field: FormField
  id: string
  onChange: (value: string) => void
  problem?: string
  /** The title of what is chosen, which may no longer be offered. */
  title?: string
  titles: Titles
  value: string
}

export function Field(props: FieldProps) {
  const { children, field, id, problem, value } = props
  // The browser writes days in the order of its own language.
  const isDate = field.as === 'line' && field.type === 'date'
  const isWide = field.as === 'lines' || (field.as === 'line' && field.wide)
  return (
    <div className="desk-field" data-wide={isWide || undefined}>
      <label htmlFor={id}>{bookingFields[field.name]}</label>
      <FieldControl {...props} />
      {isDate && isDay(value) && <p className="request__hint">{formatDay(value)}</p>}
      {problem && (
        <p className="desk-field__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {children}
    </div>
  )
}
