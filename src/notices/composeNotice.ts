import type { NoticeKind } from '@/domain/notices'
import { siteEnv } from '@/env'
import { panelPaths } from '@/panelPaths'
import type { Booking, SiteSetting } from '@/payload-types'
import { businessNotice } from './templates/businessNotice'
import { customerNotice } from './templates/customerNotice'

interface Notice {
  booking: Booking
  kind: NoticeKind
  settings: Partial<SiteSetting>
}

/** The mail and where it goes and where answers go; `to` is missing where the settings name nobody. */
export function composeNotice({ booking, kind, settings }: Notice) {
  const business = settings.noticeEmail || settings.email || undefined
  if (kind === 'customer') {
    const mail = customerNotice({ booking, settings })
    return { ...mail, replyTo: business, to: booking.email ?? undefined }
  }
  const panelUrl = `${siteEnv().siteUrl}${panelPaths.desk({ open: booking.id })}`
  const mail = businessNotice({ booking, panelUrl })
  return { ...mail, replyTo: booking.email ?? undefined, to: business }
}
