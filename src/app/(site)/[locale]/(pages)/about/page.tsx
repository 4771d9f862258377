import type { Metadata } from 'next'
import { About, AboutFacts, Founder } from '@/site/sections/About'
import { Invitation } from '@/site/sections/Invitation'
import { PageHead } from '@/site/sections/PageHead'
import { readAbout, readHome, readSettings } from '@/site/reads/globals'
import { readServices } from '@/services/readServices'
import { readTeam } from '@/site/reads/team'
import { messagesFor } from '@/i18n/messagesFor'
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
