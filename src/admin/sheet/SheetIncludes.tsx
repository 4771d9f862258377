import { eventSheet as words } from '@/messages/en/eventSheet'

interface Props {
  items?: string[] | null
  title?: string | null
}

export function SheetIncludes({ items, title }: Props) {
  if (!items?.length || !title) return null
  return (
    <section>
      <h2>{words.includes(title)}</h2>
      <ul className="sheet__columns">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
