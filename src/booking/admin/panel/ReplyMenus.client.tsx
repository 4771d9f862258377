'use client'

import { Fragment, type KeyboardEvent, useId, useRef, useState } from 'react'
import { ActionIcon } from '@/booking/admin/list/ActionIcon'
import { logEntry } from '@/booking/admin/mutations'
import { panelWords as words } from '@/i18n/en/bookingPanel'
import { languages, type Locale, locales } from '@/rules/locales'
import { Button } from '@/ui/panel/Button'
import { useOpenBooking } from './contexts'
import type { Replies, Reply, MessageWay } from './replyLinks'

interface ReplyMenuProps {
  language: Locale
  ways: { plain: string; replies: Replies; way: MessageWay }[]
}

export function ReplyMenus({ language, ways }: ReplyMenuProps) {
  const id = useId()
  const menus = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<MessageWay | null>(null)

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
          <Button
            aria-controls={open === way ? id : undefined}
            aria-expanded={open === way}
            onClick={() => setOpen(open === way ? null : way)}
          >
            <ActionIcon name={way} />
            {words.reply[way]}
          </Button>
          {open === way && (
            <ReplyList
              id={id}
              language={language}
              onSent={close}
              plain={plain}
              replies={replies}
              way={way}
            />
          )}
        </Fragment>
      ))}
    </div>
  )
}

interface ReplyListProps {
  id: string
  onSent: () => void
  plain: string
  language: Locale
  replies: Replies
  way: MessageWay
}

/** Links, because browsers may block other ways to open them. Opening one is logged as sent. */
function ReplyList({ id, language, onSent, plain, replies, way }: ReplyListProps) {
  const [shown, setShown] = useState(language)
  const { booking, mutate } = useOpenBooking()
  const all = [...replies[shown], { href: plain, text: '', title: words.reply.plain }]

  function sent({ text, title }: Reply) {
    const entry = { kind: 'message' as const, outcome: way, text: text ? title : undefined }
    const { message, messageMoved } = words.done
    void mutate(logEntry(booking, entry, booking.status === 'new' ? messageMoved : message))
    onSent()
  }

  return (
    <div className="request__replies desk-popup" id={id}>
      <div aria-label={words.reply.language} className="request__languages desk-row" role="group">
        {locales.map((locale) => (
          <Button
            aria-pressed={locale === shown}
            key={locale}
            lang={locale}
            look="small"
            onClick={() => setShown(locale)}
          >
            {languages[locale].name}
          </Button>
        ))}
      </div>
      <ul aria-label={words.reply.choose(words.reply[way])}>
        {all.map((reply, index) => (
          <li key={index}>
            <a
              className="desk-menu__item"
              href={reply.href}
              onClick={() => sent(reply)}
              {...(way === 'whatsapp' && { rel: 'noopener noreferrer', target: '_blank' })}
            >
              <b>{reply.title}</b>
              {reply.text && (
                <span className="desk-clamp desk-muted" lang={shown}>
                  {reply.text}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
