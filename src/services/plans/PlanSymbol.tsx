import type { ReactNode } from 'react'
import type { PlanIcon } from '@/rules/fieldValues'

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
