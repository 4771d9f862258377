import { PageIntro } from '@/app/(site)/[locale]/PageIntro'
import { PageInvitation } from '@/app/(site)/[locale]/PageInvitation'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { metadataOf } from '@/app/(site)/[locale]/pageMetadata'
import { messagesFor } from '@/i18n/messagesFor'
import { readServices } from '@/services/readServices'
import { readAbout } from '@/site/reads/globals'
import { readPicture } from '@/site/reads/media'
import { readTeam } from '@/site/reads/team'
import { About, AboutFacts, Founder } from '@/site/sections/About'

export const revalidate = 3600

export const generateMetadata = metadataOf(
  'about',
  async (locale) => (await readAbout(locale)).image,
)

export default async function AboutPage(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { team: words } = messagesFor(locale)
  const [about, picture, events, catering, team] = await Promise.all([
    readAbout(locale),
    readPicture(locale, 'haveli.webp'),
    readServices(locale, 'event'),
    readServices(locale, 'catering'),
    readTeam(locale),
  ])
  return (
    <>
      <PageIntro locale={locale} name="about" picture={picture} />
      <About about={about} locale={locale} />
      <AboutFacts catering={catering.length} events={events.length} locale={locale} />
      <Founder craft={about.craft} founder={team[0]} locale={locale} />
      <div className="section">
        <div className="wrap">
          <PageInvitation {...words.invite} locale={locale} page="about" />
        </div>
      </div>
    </>
  )
}
