import { langProps } from '@/i18n/untranslated'
import type { AboutPage, TeamMember } from '@/payload-types'
import { Portrait } from '@/ui/Portrait'
import { Experience } from './Experience'
import styles from './Team.module.css'

interface TeamProps {
  about: Partial<AboutPage>
  members: TeamMember[]
}

export function Team({ about, members }: TeamProps) {
  const rows = members.length > 2 ? 1 : 2
  return (
    <ul className={`wrap ${styles.team}`}>
      {members.map((member, index) => (
        <li className={index < rows ? styles.row : styles.card} key={member.id}>
          {index < rows ? (
            <TeamLead about={index === 0 ? about : {}} first={index === 0} member={member} />
          ) : (
            <TeamCard member={member} />
          )}
        </li>
      ))}
    </ul>
  )
}

function TeamCard({ member }: { member: TeamMember }) {
  const { bio, image, name, role } = member
  return (
    <article>
      <div className="arch">
        <Portrait
          image={image}
          sizes="(min-width: 62rem) 34vw, (min-width: 40rem) 60vw, 120vw"
          upright={{ sizes: '(min-width: 62rem) 22vw, (min-width: 40rem) 34vw, 70vw' }}
        />
      </div>
      <h2 {...langProps(member, 'name')}>{name}</h2>
      {role && (
        <p className={`lede ${styles.role}`} {...langProps(member, 'role')}>
          {role}
        </p>
      )}
      {bio && (
        <p className={styles.bio} {...langProps(member, 'bio')}>
          {bio}
        </p>
      )}
    </article>
  )
}

interface TeamLeadProps {
  about: Partial<AboutPage>
  first: boolean
  member: TeamMember
}

function TeamLead({ about, first, member }: TeamLeadProps) {
  const { bio, image, name, quote, role } = member
  return (
    <article className={`split pictured ${styles.lead}`}>
      <div className={`arch ${styles.frame}`}>
        <div className="arch">
          <Portrait
            first={first}
            image={image}
            instead={about.craft}
            sizes="(min-width: 44rem) 50vw, 120vw"
            upright={{ sizes: '(min-width: 44rem) 33vw, 84vw' }}
          />
        </div>
      </div>
      <div className="flow">
        <h2 {...langProps(member, 'name')}>{name}</h2>
        {role && (
          <p className={`lede ${styles.role}`} {...langProps(member, 'role')}>
            {role}
          </p>
        )}
        {quote && (
          <blockquote {...langProps(member, 'quote')}>
            <p className="voice">“{quote}”</p>
          </blockquote>
        )}
        {bio && (
          <p className={styles.bio} {...langProps(member, 'bio')}>
            {bio}
          </p>
        )}
        <Experience about={about} />
      </div>
    </article>
  )
}
