import { Picture } from '@/components/ui/Picture'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import type { Service } from '@/payload-types'
import styles from './ServiceDetailPictures.module.css'

interface Props {
  locale: Locale
  pictures: Service['gallery']
}

const sizes = {
  large: '(min-width: 40rem) 62vw, 92vw',
  small: '(min-width: 40rem) 44vw, 92vw',
}

/** One, a pair, or a large one with the others around it. A removed picture leaves no gap. */
export function ServiceDetailPictures({ locale, pictures }: Props) {
  const there = pictures?.filter((picture) => typeof picture === 'object') ?? []
  if (there.length === 0) return null
  return (
    <section className={styles.section}>
      <div className="wrap">
        <h2 className={styles.title}>{messagesFor(locale).services.pictures}</h2>
        <ul className={styles.pictures} data-count={Math.min(there.length, 3)}>
          {there.map((picture, index) => (
            <li key={picture.id}>
              <Picture media={picture} sizes={index === 0 ? sizes.large : sizes.small} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
