import config from '@payload-config'
import { isStaff } from '@collections/access/roles'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import { LoginForm } from '@/features/login/LoginForm.client'
import { readSettings } from '@/data/globals'
import { rootLocale } from '@/domain/locales'
import { LoginScreen } from '@/features/login/LoginScreen'
import { redirectTarget } from '@/features/login/redirectTarget'
import { login } from '@/messages/en/login'

interface Props {
  searchParams: Promise<{ redirect?: string | string[] }>
}

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: login.title,
  robots: { follow: false, index: false },
}

export default async function LoginPage({ searchParams }: Props) {
  const target = redirectTarget((await searchParams).redirect)
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  if (isStaff(user)) redirect(target)
  return (
    <LoginScreen brand={await readSettings(rootLocale)} title={login.title}>
      <LoginForm target={target} />
    </LoginScreen>
  )
}
