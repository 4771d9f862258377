import type { ReactNode } from 'react'
import { brandColours } from '@/rules/brandColours'
import type { PlanIcon } from '@/rules/fieldValues'
import { type MaybeMedia, pictureSource } from './picture'

function BrandMark({ height = 32 }: { height?: number }) {
  return (
    <svg aria-hidden="true" fill="none" height={height} viewBox="0 0 40 50">
      <path
        d="M2 49V25c-2-3-1.5-7 2-8.5C2.5 13 4.5 9.5 8.5 10 8 6.5 11 4 14.8 6 15.6 4 18.5 3.5 20 .8c1.5 2.7 4.4 3.2 5.2 5.2 3.8-2 6.8.5 6.3 4 4-.5 6 3 4.5 6.5 3.5 1.5 4 5.5 2 8.5v24z"
        fill={brandColours.marigold}
      />
      <path d="M9 49V29c0-6 4.5-8 11-13 6.5 5 11 7 11 13v20z" fill={brandColours.maroon} />
      <path
        d="M20 40c-.8-3.5-6-5-6-9.5 0-2.3 1.5-3.7 3-3.7.8 0 1.5.4 2 1.2.3-1.3.6-2.3 1-3.5.4 1.2.7 2.2 1 3.5.5-.8 1.2-1.2 2-1.2 1.5 0 3 1.4 3 3.7 0 4.5-5.2 6-6 9.5z"
        fill={brandColours.lamp}
      />
    </svg>
  )
}

interface Props {
  height: number
  logo: MaybeMedia
}

export function BrandLogo({ height, logo }: Props) {
  const source = pictureSource(logo)
  if (!source) return <BrandMark height={height} />
  return <img alt="" src={source.src} style={{ height, objectFit: 'contain', width: 'auto' }} />
}

const shapes = {
  phone: (
    <path d="M5 3h4l1.5 5L8 9.5c1 2.8 3.7 5.5 6.5 6.5l1.5-2.5 5 1.5v4c0 1-.8 2-2 2C10.5 20.5 3.5 13.5 3 5c0-1.2 1-2 2-2z" />
  ),
  whatsapp: <path d="M4 20l1.3-4A8 8 0 1 1 20 12a8 8 0 0 1-11.5 7z" />,
  email: <path d="M3 5h18v14H3zM3 6l9 7 9-7" />,
  address: (
    <>
      <path d="M12 21c5-6 7-9 7-12a7 7 0 1 0-14 0c0 3 2 6 7 12z" />
      <circle cx="12" cy="9" r="2.6" />
    </>
  ),
  hours: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </>
  ),
}

export type ContactWay = keyof typeof shapes

export function ContactIcon({ way }: { way: ContactWay }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="24"
      stroke="currentColor"
      strokeWidth="1.6"
      viewBox="0 0 24 24"
      width="24"
    >
      {shapes[way]}
    </svg>
  )
}

const planShapes: Record<PlanIcon, ReactNode> = {
  arch: (
    <path d="M8 44V22c0-8 9-10 16-18 7 8 16 10 16 18v22M4 44h40M18 44V30c0-4 3-5 6-8 3 3 6 4 6 8v14" />
  ),
  diya: (
    <path d="M24 4c5 6 7 9 7 13a7 7 0 1 1-14 0c0-4 2-7 7-13zM5 28h38c-2 9-9 14-19 14S7 37 5 28zM16 42l-3 4h22l-3-4" />
  ),
  crown: (
    <>
      <path d="M7 36 4 14l11 9 9-17 9 17 11-9-3 22zM7 42h34" />
      <circle cx="24" cy="30" r="3" />
    </>
  ),
}

export function PlanSymbol({ icon }: { icon: PlanIcon }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height="48"
      stroke="currentColor"
      strokeWidth="1.8"
      viewBox="0 0 48 48"
      width="48"
    >
      {planShapes[icon]}
    </svg>
  )
}
