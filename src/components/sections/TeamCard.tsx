import { Picture } from '@/components/ui/Picture'
import type { TeamMember } from '@/payload-types'
import styles from './TeamCard.module.css'

export function TeamCard({ member }: { member: TeamMember }) {
  const { bio, image, name, role } = member
  return (
    <article className={styles.card}>
      <div className="arch">
        <Picture media={image} sizes="(min-width: 62rem) 34vw, (min-width: 40rem) 60vw, 120vw" />
      </div>
      <h2>{name}</h2>
      <p className={styles.role}>{role}</p>
      {bio && <p className={styles.bio}>{bio}</p>}
    </article>
  )
}
