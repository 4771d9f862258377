import { useHydrated } from '@/ui/useHydrated'
import styles from './ChosenChips.module.css'
import type { ChosenService } from './draft'

export type ChosenName = keyof ChosenService

interface Props {
  choice: ChosenService
  dropLinks?: Partial<Record<ChosenName, string>>
  ids: (name: string) => string
  onDrop: (name: ChosenName) => void
  words: { chose: (title: string) => string; unchoose: (title: string) => string }
}

const names: ChosenName[] = ['service', 'plan']

export function ChosenChips({ choice, dropLinks, ids, onDrop, words }: Props) {
  const hydrated = useHydrated()
  const chosen = names.flatMap((name) => {
    const item = choice[name]
    return item ? [{ ...item, name }] : []
  })
  if (chosen.length === 0) return null
  return (
    <ul className="row">
      {chosen.map(({ id, name, title }) => (
        <li className={`tap ${styles.chip}`} key={name}>
          <input name={name} type="hidden" value={id} />
          {words.chose(title)}
          {hydrated ? (
            <button
              aria-label={words.unchoose(title)}
              className="round"
              id={ids(name)}
              onClick={() => onDrop(name)}
              type="button"
            >
              ×
            </button>
          ) : (
            <a aria-label={words.unchoose(title)} className="round" href={dropLinks?.[name]}>
              ×
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
