import { type JSXConvertersFunction, RichText } from '@payloadcms/richtext-lexical/react'
import type { ReactNode } from 'react'
import { messagesFor } from '@/i18n/messagesFor'
import type { LegalPage } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { dayInIndia, formatDay } from '@/time/days'
import styles from './Prose.module.css'

type Data = NonNullable<LegalPage['privacy']>

export function Prose({ data }: { data: Data }) {
  return <RichText converters={converters} data={data} disableContainer />
}

/** Payload numbers the items of all lists, but HTML allows this only in ordered ones. */
const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  listitem: ({ node, nodesToJSX }) => <li>{nodesToJSX({ nodes: node.children })}</li>,
})

export function ProsePage({ children }: { children: ReactNode }) {
  return <div className={`wrap page ${styles.place}`}>{children}</div>
}

interface Props {
  children: ReactNode
  side: ReactNode
  lang?: string
}

export function ProsePart({ children, lang, side }: Props) {
  return (
    <section className={`split ${styles.part}`}>
      <div className={`stack sticky ${styles.side}`}>{side}</div>
      <div className={`prose ${styles.prose}`} lang={lang}>
        {children}
      </div>
    </section>
  )
}

export function ChangedOn({ locale, moment }: { locale: Locale; moment?: string | null }) {
  if (!moment) return null
  const day = dayInIndia(new Date(moment))
  return (
    <p className="fine">
      {messagesFor(locale).legal.changed} <time dateTime={day}>{formatDay(day, locale)}</time>
    </p>
  )
}
