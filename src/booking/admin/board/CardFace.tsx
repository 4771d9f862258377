import { Link } from '@/ui/panel/Link'
import type { BoardCard } from './columnsNow'

export function CardFace({ card }: { card: BoardCard }) {
  const { date, due, guests, href, payment, who } = card

  return (
    <>
      <h3>
        <Link className="desk-name" draggable={false} href={href}>
          {who}
        </Link>
      </h3>
      <p className="stage-card__facts desk-row desk-muted">
        <span>{date}</span>
        {guests && <span>{guests}</span>}
      </p>
      {due && (
        <p className={due.isLate ? 'desk-alarm' : 'desk-muted'}>
          <b>{due.text}</b>
        </p>
      )}
      {payment && (
        <p className="desk-alarm">
          <b>{payment}</b>
        </p>
      )}
    </>
  )
}
