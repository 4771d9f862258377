'use client'

import type { ReactNode } from 'react'
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
  const { children, field, id, problem } = props
  const isWide = field.as === 'lines' || (field.as === 'line' && field.wide)
  return (
    <div className="desk-field" data-wide={isWide || undefined}>
      <label htmlFor={id}>{bookingFields[field.name]}</label>
      <FieldControl {...props} />
      {problem && (
        <p className="desk-field__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      {children}
    </div>
  )
}
