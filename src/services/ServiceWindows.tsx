import * as apiPaths from '@/apiPaths'
import { messagesFor } from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { Scallop } from '@/ui/Ornaments'
import { smallPicture } from '@/ui/picture'
import { SectionHead } from '@/ui/SectionHead'
import { PalaceFront } from './PalaceFront.client'
import styles from './ServiceWindows.module.css'

interface Props {
  locale: Locale
  services: Service[]
}

const files = apiPaths.mediaFile('')

export function ServiceWindows({ locale, services }: Props) {
  const { title, text } = messagesFor(locale).services.windows
  const windows = services.flatMap((service) => {
    const { image, kind, slug, title } = service
    if (!slug) return []
    const lang = langOf(service, 'title')
    const picture = smallPicture(image)?.slice(files.length) ?? ''
    const window = [paths.serviceDetail(locale, { kind, slug }), title, picture] as const
    return [lang ? ([...window, lang] as const) : window]
  })
  if (windows.length === 0) return null
  return (
    <>
      <Scallop colour="night" />
      <section className={`on-dark ${styles.palace}`} id="services">
        <div className="wrap">
          <SectionHead text={text} title={title} />
          <PalaceFront files={files} windows={windows} />
        </div>
      </section>
    </>
  )
}
