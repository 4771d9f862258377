'use client'

import type { ComponentProps } from 'react'
import { dashboard } from '@/messages/en/dashboard'
import { ActionIcon } from './ActionIcon'

interface Props {
  icon: ComponentProps<typeof ActionIcon>['name']
  label: string
  name: 'delete' | 'restore'
  onPress: () => void
  who: string
}

export function RowAction({ icon, label, name, onPress, who }: Props) {
  return (
    <button
      aria-label={dashboard.actions.of(label, who)}
      className={`desk-action desk-action--${name}`}
      onClick={onPress}
      title={label}
      type="button"
    >
      <ActionIcon name={icon} />
      <span>{label}</span>
    </button>
  )
}
