import { Link } from '@payloadcms/ui'
import type { BoardCard } from './columns'

export function CardFace({ card }: { card: BoardCard }) {
  const { date, due, guests, href, who } = card

  return (
    <>
      <h3 className="stage-card__who">
        <Link draggable={false} href={href} prefetch={false}>
          {who}
        </Link>
      </h3>
      <p className="stage-card__facts">
        <span>{date}</span>
        {guests && <span>{guests}</span>}
      </p>
      {due && (
        <p className="stage-card__due" data-late={due.isLate}>
          {due.text}
        </p>
      )}
    </>
  )
}
