import { Invitation } from '@/site/sections/Invitation'
import { Team } from '@/site/sections/Team'
import { readAbout, readSettings } from '@/site/reads/globals'
import { readTeam } from '@/site/reads/team'
import { messagesFor } from '@/i18n/messagesFor'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { metadataOf } from '../../pageMetadata'
import { PageIntro } from '../../PageIntro'

export const revalidate = 3600

export const generateMetadata = metadataOf(
  'team',
  async (locale) => (await readTeam(locale))[0]?.image,
)

export default async function TeamPage(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { site, team: words } = messagesFor(locale)
  const { title } = site.pages.team
  const [about, members, settings] = await Promise.all([
    readAbout(locale),
    readTeam(locale),
    readSettings(locale),
  ])
  return (
    <>
      <PageIntro locale={locale} name="team" />
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
