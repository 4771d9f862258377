'use client'

import { requestWords as words } from '@/messages/en/request'
import type { Reply, ReplyWay } from './replyLinks'
import { useRequest } from './requestContext'
import { undoAnswer } from './undoAnswer'

interface Props {
  id: string
  onSent: () => void
  plain: string
  replies: Reply[]
  way: ReplyWay
}

/** Links, so that no browser keeps them from opening; what was opened is logged as sent. */
export function ReplyList({ id, onSent, plain, replies, way }: Props) {
  const { booking, log } = useRequest()
  const undo = undoAnswer(booking)
  const all = [...replies, { href: plain, text: '', title: words.reply.plain }]

  function sent({ text, title }: Reply) {
    const said = undo ? words.done.messageMoved : words.done.message
    void log({
      deed: { kind: 'message', outcome: way, text: text ? title : undefined },
      said,
      undo,
    })
    onSent()
  }

  return (
    <ul aria-label={words.reply.choose(words.reply[way])} className="request__replies" id={id}>
      {all.map((reply, index) => (
        <li key={index}>
          <a
            href={reply.href}
            onClick={() => sent(reply)}
            {...(way === 'whatsapp' && { rel: 'noopener noreferrer', target: '_blank' })}
          >
            <b>{reply.title}</b>
            {reply.text && <span>{reply.text}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
