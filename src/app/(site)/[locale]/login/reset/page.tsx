import type { Metadata } from 'next'
import { getPayload } from 'payload'
import config from '@payload-config'
import { ExpiredLink } from '@/account/login/ExpiredLink'
import { LoginScreen } from '@/account/login/LoginScreen'
import { ResetForm } from '@/account/login/ResetForm.client'
import { accountOfLink } from '@/account/resetLink'
import { password } from '@/i18n/en/account'
import { rootLocale } from '@/rules/locales'
import { readSettings } from '@/site/reads/globals'

interface Props {
  searchParams: Promise<{ token?: string | string[] }>
}

export const dynamic = 'force-dynamic'

/** The address contains the token, so it is not sent to other sites. */
export const metadata: Metadata = {
  title: password.reset.title,
  referrer: 'no-referrer',
  robots: { follow: false, index: false },
}

export default async function ResetPage({ searchParams }: Props) {
  const { token } = await searchParams
  const payload = await getPayload({ config })
  const isOpen = Boolean(await accountOfLink({ payload, token }))
  return (
    <LoginScreen brand={await readSettings(rootLocale)} title={password.reset.title}>
      {isOpen ? <ResetForm token={String(token)} /> : <ExpiredLink />}
    </LoginScreen>
  )
}
