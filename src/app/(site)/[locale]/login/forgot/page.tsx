import type { Metadata } from 'next'
import { ForgotForm } from '@/account/login/ForgotForm.client'
import { LoginScreen } from '@/account/login/LoginScreen'
import { password } from '@/i18n/en/account'
import { rootLocale } from '@/rules/locales'
import { readSettings } from '@/site/reads/globals'

export const metadata: Metadata = {
  title: password.forgot.title,
  robots: { follow: false, index: false },
}

export const dynamic = 'force-dynamic'

export default async function ForgotPage() {
  return (
    <LoginScreen brand={await readSettings(rootLocale)} title={password.forgot.title}>
      <ForgotForm />
    </LoginScreen>
  )
}
