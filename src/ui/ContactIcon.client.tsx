'use client'

/** Client components to reduce the page size: flight data does not contain their shapes. */
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
