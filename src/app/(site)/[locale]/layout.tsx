import type { ReactNode } from 'react'

export const generateStaticParams = () => []

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
