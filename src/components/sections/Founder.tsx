import { Picture } from '@/components/ui/Picture'
import type { HomePage, TeamMember } from '@/payload-types'
import styles from './Founder.module.css'

interface Props {
  heading?: HomePage['team']
  founder?: TeamMember
}

/** The first of the team: a portrait in a window, and a sentence of their own. */
export function Founder({ founder, heading }: Props) {
  if (!founder) return null
  return (
    <section className="section paper" id="team">
      <div className={`wrap ${styles.founder}`}>
        <div className={`arch ${styles.portrait}`}>
          <Picture media={founder.image} sizes="(min-width: 26rem) 26rem, 92vw" />
        </div>
        <div>
          {heading?.kicker && <p className="kicker">{heading.kicker}</p>}
          <h2 className={founder.quote ? styles.small : undefined}>
            {heading?.title ?? founder.name}
          </h2>
          {founder.quote && (
            <blockquote>
              <p>“{founder.quote}”</p>
            </blockquote>
          )}
          <p className={styles.who}>
            <b>{founder.name}</b>
            <span>{founder.role}</span>
          </p>
          {founder.bio && <p className={styles.bio}>{founder.bio}</p>}
        </div>
      </div>
    </section>
  )
}
