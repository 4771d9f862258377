import { Picture } from '@/components/ui/Picture'
import type { AboutPage, TeamMember } from '@/payload-types'
import { Experience } from './Experience'
import styles from './TeamLead.module.css'

interface Props {
  /** With the years of experience: for the founder. */
  about: Partial<AboutPage>
  member: TeamMember
}

/** One of the team at length: a portrait in a jharokha, their words beside it. */
export function TeamLead({ about, member }: Props) {
  const { bio, image, name, quote, role } = member
  return (
    <article className={styles.lead}>
      <div className={`arch ${styles.frame}`}>
        <div className="arch">
          <Picture media={image} sizes="(min-width: 44rem) 50vw, 120vw" />
        </div>
      </div>
      <div>
        <h2>{name}</h2>
        <p className={styles.role}>{role}</p>
        {quote && (
          <blockquote className={styles.quote}>
            <p>“{quote}”</p>
          </blockquote>
        )}
        {bio && <p className={styles.bio}>{bio}</p>}
        <Experience about={about} />
      </div>
    </article>
  )
}
