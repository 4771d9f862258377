import type { ReactNode } from 'react'
import type { SiteSetting } from '@/payload-types'
import { login } from '@/messages/en/login'
import { Facade } from './Facade'
import { Lockup } from './Lockup'
import styles from './screen.module.css'

const indianYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' })

interface Props {
  /** The settings, for the name and the logo. */
  brand: Partial<SiteSetting>
  children: ReactNode
  title: string
}

/** The frame of every page that leads into the panel. */
export function LoginScreen({ brand, children, title }: Props) {
  return (
    <div className={styles.screen}>
      <Facade />
      <header className={styles.header}>
        <Lockup brand={brand} />
      </header>
      <main className={styles.main}>
        <div className={styles.window}>
          <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 40">
            <path d="M0 40V31C0 26 4 24 9 24 8 17 14 13 22 14.5 22 9 29 6 38 8.5 41 5.5 47 5 50 0 53 5 59 5.5 62 8.5 71 6 78 9 78 14.5 86 13 92 17 91 24 96 24 100 26 100 31V40Z" />
          </svg>
          <div className={styles.card}>
            <h1>{title}</h1>
            <noscript>
              <p className={styles.noScript}>{login.noScript}</p>
            </noscript>
            {children}
          </div>
        </div>
      </main>
      <footer className={styles.footer}>
        {login.rights(indianYear.format(new Date()), brand.name ?? login.brand)}
      </footer>
    </div>
  )
}
