import { PageIntro } from '@/app/(site)/[locale]/PageIntro'
import { PageInvitation } from '@/app/(site)/[locale]/PageInvitation'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { metadataOf } from '@/app/(site)/[locale]/pageMetadata'
import { messagesFor } from '@/i18n/messagesFor'
import { readAbout } from '@/site/reads/globals'
import { readTeam } from '@/site/reads/team'
import { Team } from '@/site/sections/Team'

export const revalidate = 3600

export const generateMetadata = metadataOf(
  'team',
  async (locale) => (await readTeam(locale))[0]?.image,
)

export default async function TeamPage(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { team: words } = messagesFor(locale)
  const [about, members] = await Promise.all([readAbout(locale), readTeam(locale)])
  return (
    <>
      <PageIntro locale={locale} name="team" />
      {members.length > 0 && <Team about={about} members={members} />}
      <div className="paper section">
        <div className="wrap">
          <PageInvitation {...words.invite} locale={locale} page="team" />
        </div>
      </div>
    </>
  )
}
