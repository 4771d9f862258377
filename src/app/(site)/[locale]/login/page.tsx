import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import config from '@payload-config'
import { panelTarget } from '@/account/login/enterPanel'
import { LoginForm } from '@/account/login/LoginForm.client'
import { LoginScreen } from '@/account/login/LoginScreen'
import { may } from '@/account/roles'
import { login } from '@/i18n/en/account'
import { rootLocale } from '@/rules/locales'
import { readSettings } from '@/site/reads/globals'

interface Props {
  searchParams: Promise<{ redirect?: string | string[] }>
}

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: login.title,
  robots: { follow: false, index: false },
}

export default async function LoginPage({ searchParams }: Props) {
  const target = panelTarget((await searchParams).redirect)
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  if (may(user, 'openPanel')) redirect(target)
  return (
    <LoginScreen brand={await readSettings(rootLocale)} title={login.title}>
      <LoginForm target={target} />
    </LoginScreen>
  )
}
