import type { LocaleParams } from '../../pageLocale'
import { listMetadata, ServiceListPage } from '../../ServiceListPage'

export const revalidate = 3600

export const generateMetadata = listMetadata('catering')

export default function AllCatering(props: LocaleParams) {
  return <ServiceListPage kind="catering" {...props} />
}
