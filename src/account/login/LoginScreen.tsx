import type { ReactNode } from 'react'
import { login } from '@/i18n/en/account'
import { paths } from '@/paths'
import type { SiteSetting } from '@/payload-types'
import { brandColours } from '@/rules/brandColours'
import { rootLocale } from '@/rules/locales'
import { BrandLogo } from '@/ui/BrandLogo'
import styles from './LoginScreen.module.css'

const indianYear = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' })

interface Props {
  brand: Partial<SiteSetting>
  children: ReactNode
  title: string
}

export function LoginScreen({ brand, children, title }: Props) {
  return (
    <div className={styles.screen}>
      <PalaceFront />
      <header>
        <Lockup brand={brand} />
      </header>
      <main>
        <div className={styles.window}>
          <svg aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 40">
            <path d="M0 40V31C0 26 4 24 9 24 8 17 14 13 22 14.5 22 9 29 6 38 8.5 41 5.5 47 5 50 0 53 5 59 5.5 62 8.5 71 6 78 9 78 14.5 86 13 92 17 91 24 96 24 100 26 100 31V40Z" />
          </svg>
          <div className={`edged ${styles.card}`}>
            <h1>{title}</h1>
            <noscript>
              <p className="alert">{login.noScript}</p>
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

const floors = [
  [0.1, 0.5, 0.1, 0.16, 0.1, 0.34],
  [0.34, 0.1, 0.1, 0.62, 0.1, 0.1],
  [0.1, 0.16, 0.46, 0.1, 0.24, 0.1],
]

const WIDTH = 66
const HEIGHT = 92

function PalaceFront() {
  return (
    <svg aria-hidden="true" className={styles.facade}>
      <defs>
        <path
          d="M0 128V58C0 50 2 43 8 40 4 31 10 22 21 23 20 14 28 8 37 13 39 8 46 7 50 0 54 7 61 8 63 13 72 8 80 14 79 23 90 22 96 31 92 40 98 43 100 50 100 58V128Z"
          id="window"
          transform="scale(.38 .44)"
        />
        <pattern
          height={floors.length * HEIGHT}
          id="facade"
          patternUnits="userSpaceOnUse"
          width={6 * WIDTH}
        >
          <g
            fill={brandColours.lamp}
            stroke={brandColours.marigold}
            strokeOpacity=".5"
            strokeWidth="2.4"
          >
            {floors.flatMap((lights, floor) =>
              lights.map((light, place) => (
                <use
                  fillOpacity={light}
                  href="#window"
                  key={`${floor}-${place}`}
                  x={place * WIDTH + 14}
                  y={floor * HEIGHT + 16}
                />
              )),
            )}
          </g>
          <g fill="none" stroke={brandColours.marigold} strokeOpacity=".28">
            {floors.map((_, floor) => (
              <path d={`M0 ${floor * HEIGHT + 80.5}h396m0 5H0`} key={floor} />
            ))}
          </g>
        </pattern>
      </defs>
      <rect fill="url(#facade)" height="100%" width="100%" />
    </svg>
  )
}

function Lockup({ brand }: { brand: Partial<SiteSetting> }) {
  return (
    <a className="lockup" href={paths.home(rootLocale)}>
      <BrandLogo height={52} logo={brand.logo} />
      <span>
        <b>{brand.name ?? login.brand}</b>
        <small>{login.tagline}</small>
      </span>
    </a>
  )
}
