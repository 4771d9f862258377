import { langOf } from '@/i18n/untranslated'
import type { Service } from '@/payload-types'
import { unbroken } from '@/ui/unbroken'
import styles from './ServiceCard.module.css'

/** Capacity, location and tags in one line. */
export function ServiceNotes({
  service,
}: {
  service: Pick<Service, 'capacity' | 'location' | 'tags'>
}) {
  const notes = [
    { name: 'capacity', text: service.capacity },
    { name: 'location', text: service.location },
    { name: 'tags', text: service.tags?.map((tag) => `#${tag}`).join(' ') },
  ] as const
  const said = notes.filter(({ text }) => text)
  if (said.length === 0) return null
  return (
    <p className={`fine ${styles.notes}`}>
      {said.map(({ name, text }) => (
        <span
          className={name === 'tags' ? styles.tags : undefined}
          key={name}
          lang={langOf(service, name)}
        >
          {unbroken(text ?? '')}
        </span>
      ))}
    </p>
  )
}
