import type { Metadata } from 'next'
import { serviceMetadata } from '@/app/(site)/[locale]/serviceMetadata'
import { ServicePage } from '@/app/(site)/[locale]/ServicePage'
import type { ServiceParams } from '@/app/(site)/[locale]/wantedService'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(props: ServiceParams): Promise<Metadata> {
  return serviceMetadata('catering', props)
}

export default function CateringService(props: ServiceParams) {
  return <ServicePage kind="catering" {...props} />
}
