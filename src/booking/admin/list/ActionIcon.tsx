const shapes = {
  call: 'M5 3h4l1.5 5L8 9.5c1 2.8 3.7 5.5 6.5 6.5l1.5-2.5 5 1.5v4c0 1-.8 2-2 2C10.5 20.5 3.5 13.5 3 5c0-1.2 1-2 2-2z',
  whatsapp: 'M4 20l1.3-4A8 8 0 1 1 8.5 19z M9 9.5c.3 2.7 2.6 5 5.5 5.5',
  email: 'M3 5h18v14H3z M3 6l9 7 9-7',
  more: 'M6 9l6 6 6-6',
  delete: 'M4 7h16 M9 7V4h6v3 M6 7l1 13h10l1-13',
  restore: 'M4 9h10a5.5 5.5 0 0 1 0 11H8 M8 5L4 9l4 4',
}

export function ActionIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg aria-hidden="true" className="desk-icon" viewBox="0 0 24 24">
      <path d={shapes[name]} />
    </svg>
  )
}
