import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { may } from '@/account/roles'
import { privacy } from '@/i18n/en/privacy'
import { AdminView } from '@/panel/AdminView'
import { PersonSearch } from './PersonSearch.client'

export function Privacy(props: AdminViewServerProps) {
  const { user } = props.initPageResult.req
  if (!user || !may(user, 'managePrivacy')) notFound()
  return (
    <AdminView {...props} intro={privacy.intro} right="managePrivacy" title={privacy.title}>
      {() => <PersonSearch />}
    </AdminView>
  )
}
