'use client'

import { useEffect } from 'react'
import { useList } from '@/booking/admin/list/contexts'
import { moveTo, restore } from '@/booking/admin/mutations'
import { StatusMenu } from '@/booking/admin/StatusMenu'
import { panelWords as words } from '@/i18n/en/bookingPanel'
import { Button, CloseButton } from '@/ui/panel/Button'
import { useOpenBooking, useSheet } from './contexts'

export function CloseSheet() {
  const { close } = useSheet()
  return <CloseButton label={words.close} onClick={close} />
}

export function DeleteButton() {
  const { ask, hasLeft } = useList()
  const { leave } = useSheet()
  const { booking } = useOpenBooking()
  const isDeleted = hasLeft(booking)

  useEffect(() => {
    if (isDeleted) leave()
  }, [isDeleted, leave])

  return (
    <Button look="alert" onClick={() => ask({ bookings: [booking], kind: 'delete' })}>
      {words.actions.delete}
    </Button>
  )
}

export function RestoreButton() {
  const { booking, mutate } = useOpenBooking()

  return <Button onClick={() => void mutate(restore([booking]))}>{words.restore}</Button>
}

export function StageButton() {
  const { booking, mutate } = useOpenBooking()
  const { before, status, who } = booking

  return (
    <StatusMenu
      before={before}
      onChoose={(move) => void mutate(moveTo([booking], move))}
      status={status}
      who={who}
    />
  )
}
