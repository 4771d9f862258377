'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { requestWords } from '@/messages/en/request'
import { ActionIcon } from '../bookings/ActionIcon'
import { ReplyList } from './ReplyList.client'
import type { Reply, ReplyWay } from './replyLinks'

const { reply: words } = requestWords

interface Props {
  plain: string
  replies: Reply[]
  way: ReplyWay
}

/** A button that unfolds the owner's replies, each to be read before it is sent. */
export function ReplyMenu({ plain, replies, way }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function close() {
    setOpen(false)
    button.current?.focus()
  }

  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    close()
  }

  return (
    <div className="request__reply" onKeyDown={pressed}>
      <button
        aria-controls={open ? id : undefined}
        aria-expanded={open}
        className="desk-button"
        onClick={() => setOpen(!open)}
        ref={button}
        type="button"
      >
        <ActionIcon name={way} />
        {words[way]}
      </button>
      {open && <ReplyList id={id} onSent={close} plain={plain} replies={replies} way={way} />}
    </div>
  )
}
