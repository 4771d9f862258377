import type { Metadata } from 'next'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { pageMetadata } from '@/app/(site)/[locale]/pageMetadata'
import { Contact } from '@/contact/Contact'
import { messagesFor } from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import { HOME_TEASERS } from '@/rules/serviceKinds'
import { Catering } from '@/services/Catering'
import { Events } from '@/services/Events'
import { Plans } from '@/services/plans/Plans'
import { readPlans } from '@/services/plans/readPlans'
import { readServices } from '@/services/readServices'
import { ServiceWindows } from '@/services/ServiceWindows'
import { readAbout, readHome, readSettings, siteUrl } from '@/site/reads/globals'
import { readTeam } from '@/site/reads/team'
import { About, Founder } from '@/site/sections/About'
import { Hero } from '@/site/sections/Hero'
import { businessSchema } from '@/site/seo/businessSchema'
import { JsonLd } from '@/site/seo/JsonLd'
import { websiteSchema } from '@/site/seo/schemas'
import { Scallop } from '@/ui/Ornaments'
import daylight from './daylight.module.css'

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
    {
      figure: about.experience ?? '',
      text: about.experienceText ?? '',
      lang: langOf(about, 'experienceText'),
    },
    { figure: site.services(events.length + catering.length), text: site.servicesText },
  ]
  const origin = siteUrl()
  const services = [...events, ...catering]
  return (
    <>
      <JsonLd
        data={[
          businessSchema({ image: home.hero?.image, locale, origin, settings }),
          websiteSchema({ locale, origin, settings }),
        ]}
      />
      <Hero facts={facts} hero={home.hero ?? {}} locale={locale} />
      <div className={daylight.day}>
        <Scallop colour="ivory" />
        <Events heading={home.events} locale={locale} services={events.slice(0, HOME_TEASERS)} />
        <Catering
          heading={home.catering}
          locale={locale}
          services={catering.slice(0, HOME_TEASERS)}
        />
        <Plans heading={home.plans} locale={locale} plans={plans} />
      </div>
      <div className={daylight.night}>
        <ServiceWindows locale={locale} services={services} />
        <Contact heading={home.contact} locale={locale} settings={settings} />
        <About about={about} heading={home.about} locale={locale} />
        <Founder craft={about.craft} founder={team[0]} heading={home.team} locale={locale} />
      </div>
    </>
  )
}
