import { previewer } from '@/data/previewer'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import styles from './PreviewBar.module.css'
import { PreviewEnd } from './PreviewEnd.client'

/** Tells staff that they look at drafts; to everybody else it is not there. */
export async function PreviewBar({ locale }: { locale: Locale }) {
  if (!(await previewer())) return null
  const { preview } = messagesFor(locale)
  return (
    <aside aria-label={preview.label} className={`${styles.bar} on-dark`}>
      <p>{preview.drafts}</p>
      <PreviewEnd fallback={paths.home(locale)}>{preview.end}</PreviewEnd>
    </aside>
  )
}
