import type { ComponentProps } from 'react'
import { messagesFor } from '@/i18n/messagesFor'
import { fieldsOf } from '@/i18n/untranslated'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { defined } from '@/ui/defined'
import { pictureProps } from '@/ui/Picture'
import { dietNotes } from './DietMarks'
import { ServiceCardView } from './ServiceCardView.client'

interface Props {
  locale: Locale
  service: Service
}

export function ServiceTeaser(props: Props) {
  const { locale } = props
  const { bookNow } = messagesFor(locale).site.actions
  return (
    <ServiceCardView
      {...serviceCardData({ ...props, teaser: true })}
      book={bookNow}
      locale={locale}
    />
  )
}

const TEASER_LINES = 3

const uprightSizes = {
  teaser: '(min-width: 40rem) 28vw, 80vw',
  list: '(min-width: 64rem) 28vw, (min-width: 40rem) 44vw, 6.5rem',
}

const pictureSizes = {
  teaser: '(min-width: 62rem) 54vw, (min-width: 40rem) 80vw, 168vw',
  list: '(min-width: 62rem) 54vw, (min-width: 40rem) 80vw, 13rem',
}

const shown = ['capacity', 'id', 'includes', 'kind', 'location', 'slug', 'tags', 'title'] as const

/** Only the fields of a service that its card shows. */
export function serviceCardData({
  locale,
  service,
  teaser,
}: Props & { teaser?: boolean }): Pick<
  ComponentProps<typeof ServiceCardView>,
  'diets' | 'picture' | 'service'
> {
  const place = teaser ? 'teaser' : 'list'
  const fields = fieldsOf(service, teaser ? shown : [...shown, 'description'])
  const includes = teaser ? fields.includes?.slice(0, TEASER_LINES) : fields.includes
  return defined({
    diets: dietNotes(service, locale),
    picture: pictureProps({
      media: service.image,
      sizes: pictureSizes[place],
      upright: { sizes: uprightSizes[place] },
    }),
    service: defined({ ...fields, includes }),
  })
}
