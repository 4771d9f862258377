import type { SiteSetting } from '@/payload-types'
import styles from './Grievance.module.css'

interface Props {
  settings: Partial<SiteSetting>
  text: string
  title: string
}

export function Grievance({ settings, text, title }: Props) {
  const { grievance } = settings
  const email = grievance?.email || settings.email
  if (!email && !grievance?.name) return null
  return (
    <div className={`surface stack ${styles.contact}`}>
      <h2>{title}</h2>
      <p className="fine">{text}</p>
      <div>
        {grievance?.name && <b className="display">{grievance.name}</b>}
        {email && (
          <a className="display tap" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
    </div>
  )
}
