import { useEffect, useRef } from 'react'
import { contactMessages } from '@/i18n/contactMessages'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import { whatsappLink } from '@/rules/phone'
import { ConsentNotice } from '@/ui/forms/ConsentNotice'
import type { BusinessContact } from '@/ui/forms/problems'
import type { ContactValues } from './draft'
import { describeContact } from './draft'

interface Props {
  busy: boolean
  business: BusinessContact
  failed?: { offline: boolean; serverMessage?: string }
  locale: Locale
  values: ContactValues
}

export function ContactEnd({ busy, business, failed, locale, values }: Props) {
  const { contact: words } = contactMessages(locale)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failed) end.current?.scrollIntoView({ block: 'nearest' })
  }, [failed])
  return (
    <>
      <div role="alert">
        {failed && (
          <p className="alert">
            <b>{failed.offline ? words.offline : words.failed}</b>{' '}
            {failed.offline ? words.offlineHint : (failed.serverMessage ?? words.failedHint)}
          </p>
        )}
      </div>
      <div className="row form-end" ref={end}>
        <button aria-disabled={busy || undefined} className="btn btn-fill" type="submit">
          {busy ? words.busy : failed ? words.retry : words.send}
        </button>
        {failed && !failed.offline && business.whatsapp && (
          <a
            className="btn btn-line"
            href={whatsappLink(business.whatsapp, words.chat(describeContact(values, locale)))}
            rel="noopener noreferrer"
            target="_blank"
          >
            {words.sendOnWhatsApp}
          </a>
        )}
        {failed && business.phone && (
          <a className="btn btn-line" href={business.phone.href}>
            {words.call}
          </a>
        )}
        <ConsentNotice privacyHref={paths.privacy(locale)} words={words} />
      </div>
    </>
  )
}
