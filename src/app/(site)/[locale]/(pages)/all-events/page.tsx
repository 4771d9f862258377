import type { LocaleParams } from '../../pageLocale'
import { listMetadata, ServiceListPage } from '../../ServiceListPage'

export const revalidate = 3600

export const generateMetadata = listMetadata('event')

export default function AllEvents(props: LocaleParams) {
  return <ServiceListPage kind="event" {...props} />
}
