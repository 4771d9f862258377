import type { LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { listMetadata, ServiceListPage } from '@/app/(site)/[locale]/ServiceListPage'

export const revalidate = 3600

export const generateMetadata = listMetadata('event')

export default function AllEvents(props: LocaleParams) {
  return <ServiceListPage kind="event" {...props} />
}
