import type { Metadata } from 'next'
import { ForgotForm } from '@/features/login/ForgotForm.client'
import { LoginScreen } from '@/features/login/LoginScreen'
import { en } from '@/messages/en'

export const metadata: Metadata = {
  title: en.password.forgot.title,
  robots: { follow: false, index: false },
}

export default function ForgotPage() {
  return (
    <LoginScreen title={en.password.forgot.title}>
      <ForgotForm />
    </LoginScreen>
  )
}
