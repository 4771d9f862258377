import type { LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { listMetadata, ServiceListPage } from '@/app/(site)/[locale]/ServiceListPage'

export const revalidate = 3600

export const generateMetadata = listMetadata('catering')

export default function AllCatering(props: LocaleParams) {
  return <ServiceListPage kind="catering" {...props} />
}
