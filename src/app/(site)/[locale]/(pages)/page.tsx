import type { Metadata } from 'next'
import { About } from '@/components/sections/About'
import { Catering } from '@/components/sections/Catering'
import { Contact } from '@/components/sections/Contact'
import { Events } from '@/components/sections/Events'
import { Founder } from '@/components/sections/Founder'
import { Hero } from '@/components/sections/Hero'
import { Plans } from '@/components/sections/Plans'
import { readAbout, readHome, readSettings } from '@/data/globals'
import { readPlans } from '@/data/plans'
import { readServices } from '@/data/services'
import { siteUrl } from '@/data/siteUrl'
import { readTeam } from '@/data/team'
import { HOME_TEASERS } from '@/domain/constants'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import { businessSchema } from '@/structuredData/businessSchema'
import { JsonLd } from '@/structuredData/JsonLd'
import { websiteSchema } from '@/structuredData/websiteSchema'
import { pageLocale, type LocaleParams } from '../pageLocale'
import { pageMetadata } from '../pageMetadata'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { site } = messagesFor(locale)
  const { name = site.unnamed, tagline } = await readSettings(locale)
  const title = [name, tagline].filter(Boolean).join(', ')
  const { description } = site.pages.home
  const metadata = await pageMetadata({ description, locale, path: paths.home(locale), title })
  return { ...metadata, title: { absolute: title } }
}

export default async function Home(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { site } = messagesFor(locale)
  const [home, about, settings, events, catering, plans, team] = await Promise.all([
    readHome(locale),
    readAbout(locale),
    readSettings(locale),
    readServices(locale, 'event'),
    readServices(locale, 'catering'),
    readPlans(locale),
    readTeam(locale),
  ])
  const facts = [
    { figure: about.experience ?? '', text: about.experienceText ?? '' },
    { figure: site.services(events.length + catering.length), text: site.servicesText },
  ]
  const origin = siteUrl()
  const services = [...events, ...catering]
  return (
    <>
      <JsonLd
        data={businessSchema({ image: home.hero?.image, locale, origin, services, settings })}
      />
      <JsonLd data={websiteSchema({ origin, settings })} />
      <Hero facts={facts} hero={home.hero ?? {}} locale={locale} />
      <Events heading={home.events} locale={locale} services={events.slice(0, HOME_TEASERS)} />
      <Catering
        heading={home.catering}
        locale={locale}
        services={catering.slice(0, HOME_TEASERS)}
      />
      <Plans heading={home.plans} locale={locale} plans={plans} />
      <Contact heading={home.contact} locale={locale} settings={settings} />
      <About about={about} heading={home.about} locale={locale} />
      <Founder founder={team[0]} heading={home.team} locale={locale} />
    </>
  )
}
