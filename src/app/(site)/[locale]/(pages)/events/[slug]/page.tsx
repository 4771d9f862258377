import type { Metadata } from 'next'
import type { ServiceParams } from '@/app/(site)/[locale]/readServiceOrRedirect'
import { serviceMetadata } from '@/app/(site)/[locale]/serviceMetadata'
import { ServicePage } from '@/app/(site)/[locale]/ServicePage'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(props: ServiceParams): Promise<Metadata> {
  return serviceMetadata('event', props)
}

export default function EventService(props: ServiceParams) {
  return <ServicePage kind="event" {...props} />
}
