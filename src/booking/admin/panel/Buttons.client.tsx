'use client'

import { useEffect } from 'react'
import { requestWords as words } from '@/i18n/en/bookingPanel'
import { useList } from '../list/contexts'
import { moveTo, restore } from '../mutations'
import { StatusMenu } from '../StatusMenu.client'
import { useRequest, useSheet } from './contexts'

export function CloseButton() {
  const { close } = useSheet()
  return (
    <button aria-label={words.close} className="desk-close" onClick={close} type="button">
      ×
    </button>
  )
}

export function DeleteButton() {
  const { ask, hasLeft } = useList()
  const { leave } = useSheet()
  const { booking } = useRequest()
  const isDeleted = hasLeft(booking)

  useEffect(() => {
    if (isDeleted) leave()
  }, [isDeleted, leave])

  return (
    <button
      className="desk-button desk-button--alert"
      onClick={() => ask({ bookings: [booking], kind: 'delete' })}
      type="button"
    >
      {words.actions.delete}
    </button>
  )
}

export function RestoreButton() {
  const { booking, mutate } = useRequest()

  return (
    <button className="desk-button" onClick={() => void mutate(restore([booking]))} type="button">
      {words.restore}
    </button>
  )
}

export function StageButton() {
  const { booking, mutate } = useRequest()
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
