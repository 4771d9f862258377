import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import { previewer } from '@/site/reads/previewer'
import styles from './PreviewBar.module.css'
import { PreviewEnd } from './PreviewEnd.client'

export async function PreviewBar({ locale }: { locale: Locale }) {
  if (!(await previewer())) return null
  const { preview } = messagesFor(locale)
  return (
    <aside aria-label={preview.label} className={`row on-dark ${styles.bar}`}>
      <p>{preview.drafts}</p>
      <PreviewEnd fallback={paths.home(locale)}>{preview.end}</PreviewEnd>
    </aside>
  )
}
