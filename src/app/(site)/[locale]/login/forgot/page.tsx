import type { Metadata } from 'next'
import { ForgotForm } from '@/features/login/ForgotForm.client'
import { LoginScreen } from '@/features/login/LoginScreen'
import { password } from '@/messages/en/password'

export const metadata: Metadata = {
  title: password.forgot.title,
  robots: { follow: false, index: false },
}

export default function ForgotPage() {
  return (
    <LoginScreen title={password.forgot.title}>
      <ForgotForm />
    </LoginScreen>
  )
}
