import config from '@payload-config'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { ExpiredLink } from '@/features/login/ExpiredLink'
import { isOpenLink } from '@/features/login/isOpenLink'
import { readSettings } from '@/data/globals'
import { rootLocale } from '@/domain/locales'
import { LoginScreen } from '@/features/login/LoginScreen'
import { ResetForm } from '@/features/login/ResetForm.client'
import { password } from '@/messages/en/password'

interface Props {
  searchParams: Promise<{ token?: string | string[] }>
}

export const dynamic = 'force-dynamic'

/** The address holds the token: no other site may learn it. */
export const metadata: Metadata = {
  title: password.reset.title,
  referrer: 'no-referrer',
  robots: { follow: false, index: false },
}

export default async function ResetPage({ searchParams }: Props) {
  const { token } = await searchParams
  const payload = await getPayload({ config })
  const isOpen = await isOpenLink({ payload, token })
  return (
    <LoginScreen brand={await readSettings(rootLocale)} title={password.reset.title}>
      {isOpen ? <ResetForm token={String(token)} /> : <ExpiredLink />}
    </LoginScreen>
  )
}
