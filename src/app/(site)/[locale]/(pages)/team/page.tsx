import type { Metadata } from 'next'
import { Invitation } from '@/site/sections/Invitation'
import { PageHead } from '@/site/sections/PageHead'
import { Team } from '@/site/sections/Team'
import { readAbout, readSettings } from '@/site/reads/globals'
import { readTeam } from '@/site/reads/team'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.team
  const [founder] = await readTeam(locale)
  const path = paths.team(locale)
  return pageMetadata({ description, image: founder?.image, locale, path, title })
}

export default async function TeamPage(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { site, team: words } = messagesFor(locale)
  const { lede, title } = site.pages.team
  const [about, members, settings] = await Promise.all([
    readAbout(locale),
    readTeam(locale),
    readSettings(locale),
  ])
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.team(locale) }]} />
      <PageHead text={lede} title={title} />
      {members.length > 0 && <Team about={about} members={members} />}
      <div className="paper section">
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
