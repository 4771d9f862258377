import * as apiPaths from '@/apiPaths'
import { messagesFor } from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { uprightCuts } from '@/rules/pictures'
import { serviceKinds } from '@/rules/serviceKinds'
import { Scallop } from '@/ui/Ornaments'
import { smallPicture } from '@/ui/picture'
import { SectionHead } from '@/ui/SectionHead'
import { PalaceFront, type PalaceWindow } from './PalaceFront.client'
import styles from './ServiceWindows.module.css'

interface Props {
  locale: Locale
  services: Service[]
}

const [{ height, width }] = uprightCuts
/** What the addresses of most pictures have in common; between them is the name, and after them the version. */
const files = { start: apiPaths.mediaFile(''), middle: `-${width}x${height}.avif?v=` }

export function ServiceWindows({ locale, services }: Props) {
  const { title, text } = messagesFor(locale).services.windows
  if (services.length === 0) return null
  return (
    <>
      <Scallop colour="night" />
      <section className={`later on-dark ${styles.palace}`} id="services">
        <div className="wrap">
          <SectionHead text={text} title={title} />
          <PalaceFront
            files={files}
            kinds={serviceKinds.map((kind) => ({
              kind,
              windows: services.filter((service) => service.kind === kind).flatMap(windowOf),
            }))}
            locale={locale}
          />
        </div>
      </section>
    </>
  )
}

function windowOf(service: Service): PalaceWindow[] {
  const { image, slug, title } = service
  if (!slug) return []
  const lang = langOf(service, 'title')
  const picture = smallPicture(image)?.slice(files.start.length).replace(files.middle, ' ') ?? ''
  return [lang ? [slug, title, picture, lang] : [slug, title, picture]]
}
