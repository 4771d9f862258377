import { About, AboutFacts, Founder } from '@/site/sections/About'
import { readAbout } from '@/site/reads/globals'
import { readPicture } from '@/site/reads/media'
import { readServices } from '@/services/readServices'
import { readTeam } from '@/site/reads/team'
import { messagesFor } from '@/i18n/messagesFor'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { metadataOf } from '../../pageMetadata'
import { PageIntro } from '../../PageIntro'
import { PageInvitation } from '../../PageInvitation'

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
      <Founder founder={team[0]} locale={locale} />
      <div className="section">
        <div className="wrap">
          <PageInvitation {...words.invite} locale={locale} page="about" />
        </div>
      </div>
    </>
  )
}
