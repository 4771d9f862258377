'use client'

import { Fragment, useId, useRef, useState, type KeyboardEvent } from 'react'
import { requestWords } from '@/messages/en/request'
import { ActionIcon } from '../bookings/ActionIcon'
import { ReplyList } from './ReplyList.client'
import type { Reply, ReplyWay } from './replyLinks'

const { reply: words } = requestWords

interface Props {
  ways: { plain: string; replies: Reply[]; way: ReplyWay }[]
}

/** Buttons that unfold the owner's replies, one list at a time, each to be read before it is sent. */
export function ReplyMenus({ ways }: Props) {
  const id = useId()
  const menus = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<ReplyWay | null>(null)

  function close() {
    menus.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
    setOpen(null)
  }

  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    close()
  }

  return (
    <div className="request__reply" onKeyDown={pressed} ref={menus}>
      {ways.map(({ plain, replies, way }) => (
        <Fragment key={way}>
          <button
            aria-controls={open === way ? id : undefined}
            aria-expanded={open === way}
            className="desk-button"
            onClick={() => setOpen(open === way ? null : way)}
            type="button"
          >
            <ActionIcon name={way} />
            {words[way]}
          </button>
          {open === way && (
            <ReplyList id={id} onSent={close} plain={plain} replies={replies} way={way} />
          )}
        </Fragment>
      ))}
    </div>
  )
}
