import type { AboutPage, TeamMember } from '@/payload-types'
import styles from './Team.module.css'
import { TeamCard } from './TeamCard'
import { TeamLead } from './TeamLead'

interface Props {
  about: Partial<AboutPage>
  members: TeamMember[]
}

/** Two people face each other in rows. More than two stand beside one another below the first. */
export function Team({ about, members }: Props) {
  const rows = members.length > 2 ? 1 : 2
  return (
    <ul className={`wrap ${styles.team}`}>
      {members.map((member, index) => (
        <li className={index < rows ? styles.row : styles.card} key={member.id}>
          {index < rows ? (
            <TeamLead about={index === 0 ? about : {}} member={member} />
          ) : (
            <TeamCard member={member} />
          )}
        </li>
      ))}
    </ul>
  )
}
