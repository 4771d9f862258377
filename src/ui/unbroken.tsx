import type { ReactNode } from 'react'

/** Prevents line breaks at the hyphen of words such as C-Scheme or Non-Veg. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(/([^\s-]+-[^\s-]+)/)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 ? (
      <span className="unbroken" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
