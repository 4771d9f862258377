import { useEffect, useRef } from 'react'
import type { Locale } from '@/domain/locales'
import { paths } from '@/paths'
import styles from './ContactForm.module.css'
import { contactWords } from './words'

interface Props {
  locale: Locale
  name: string
  promise?: string
  reference: string
}

/** Takes the place of the form, and the focus that was in it. */
export function ContactThanks({ locale, name, promise, reference }: Props) {
  const { contact: words } = contactWords(locale)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div autoFocus className={`${styles.thanks} quiet-focus`} ref={place} tabIndex={-1}>
      <p className={styles.said}>{words.thanks(name.trim())}</p>
      <p className={styles.reference}>
        {words.reference} <b>{reference}</b>
      </p>
      {promise && <p>{words.promise(promise)}</p>}
      {/* A new page: the form starts empty, with scripts and without. */}
      <a className="more" href={paths.contact(locale)}>
        {words.another}
      </a>
    </div>
  )
}
