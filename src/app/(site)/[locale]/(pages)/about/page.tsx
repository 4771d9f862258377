import type { Metadata } from 'next'
import { About } from '@/components/sections/About'
import { AboutFacts } from '@/components/sections/AboutFacts'
import { Founder } from '@/components/sections/Founder'
import { Invitation } from '@/components/sections/Invitation'
import { PageHead } from '@/components/sections/PageHead'
import { readAbout, readHome, readSettings } from '@/data/globals'
import { readServices } from '@/data/services'
import { readTeam } from '@/data/team'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.about
  const { image } = await readAbout(locale)
  return pageMetadata({ description, image, locale, path: paths.about(locale), title })
}

export default async function AboutPage(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { site, team: words } = messagesFor(locale)
  const { lede, title } = site.pages.about
  const [about, home, settings, events, catering, team] = await Promise.all([
    readAbout(locale),
    readHome(locale),
    readSettings(locale),
    readServices(locale, 'event'),
    readServices(locale, 'catering'),
    readTeam(locale),
  ])
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.about(locale) }]} />
      <PageHead picture={home.hero?.image} text={lede} title={title} />
      <About about={about} locale={locale} />
      <AboutFacts catering={catering.length} events={events.length} locale={locale} />
      <Founder founder={team[0]} locale={locale} />
      <div className="section">
        <div className="wrap">
          <Invitation
            {...words.invite}
            greeting={site.contact.chat(title)}
            locale={locale}
            settings={settings}
          />
        </div>
      </div>
    </>
  )
}
