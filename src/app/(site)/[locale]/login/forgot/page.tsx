import type { Metadata } from 'next'
import { ForgotForm } from '@/features/login/ForgotForm.client'
import { readSettings } from '@/data/globals'
import { rootLocale } from '@/domain/locales'
import { LoginScreen } from '@/features/login/LoginScreen'
import { password } from '@/messages/en/password'

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
