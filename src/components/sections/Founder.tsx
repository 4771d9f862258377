import Link from 'next/link'
import { Picture } from '@/components/ui/Picture'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import type { HomePage, TeamMember } from '@/payload-types'
import styles from './Founder.module.css'

interface Props {
  heading?: HomePage['team']
  founder?: TeamMember
  locale: Locale
}

/** The first of the team: a portrait in a window, and a sentence of their own. */
export function Founder({ founder, heading, locale }: Props) {
  if (!founder) return null
  const { bio, image, name, quote, role } = founder
  return (
    <section className="section paper" id="team">
      <div className={`wrap ${styles.founder}`}>
        <div className={`arch ${styles.portrait}`}>
          <Picture media={image} sizes="(min-width: 26rem) 26rem, 92vw" />
        </div>
        <div>
          {heading?.kicker && <p className="kicker">{heading.kicker}</p>}
          <h2 className={quote ? styles.small : undefined}>{heading?.title ?? name}</h2>
          {quote && (
            <blockquote>
              <p>“{quote}”</p>
            </blockquote>
          )}
          <p className={styles.who}>
            {heading && <b>{name}</b>}
            <span>{role}</span>
          </p>
          {bio && <p className={styles.bio}>{bio}</p>}
          <p className={styles.link}>
            <Link className="more" href={paths.team(locale)}>
              {messagesFor(locale).team.meet}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
