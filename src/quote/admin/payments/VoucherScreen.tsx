import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { may } from '@/account/roles'
import { messagesFor } from '@/i18n/messagesFor'
import { panelPaths } from '@/panel/panelPaths'
import { VoucherPage } from '@/quote/parts/VoucherPage'
import { findVoucher } from '@/quote/payments/storedVouchers'
import { quoteId } from '@/quote/storedQuotes'
import { isDocumentId } from '@/rules/fieldValues'
import { isLocale, languages, locales } from '@/rules/locales'
import { buttonClass } from '@/ui/panel/Button'
import { PrintButton } from '@/ui/PrintButton.client'
import { readWorkable } from '../readWorkable'

/** A voucher for printing, in either language. */
export async function VoucherScreen({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  const id = [params?.segments].flat()[1] ?? ''
  if (!user || !may(user, 'manageQuotes') || !isDocumentId(id)) notFound()
  const voucher = await findVoucher(payload, { _id: quoteId(payload, id) })
  if (!voucher) notFound()
  const isWorkable = await readWorkable({ id: voucher.booking, payload, user })
  const chosen = searchParams?.language
  const locale = isLocale(chosen) ? chosen : voucher.language
  const words = messagesFor(locale).voucher

  return (
    <main className="sheet">
      <nav
        aria-label={words.titles[voucher.kind]}
        className="sheet__bar desk-row desk-row--between"
      >
        {isWorkable && (
          <a className={buttonClass()} href={panelPaths.payments(voucher.booking)}>
            {words.back}
          </a>
        )}
        <a className={buttonClass()} href={panelPaths.vouchers()}>
          {words.all}
        </a>
        {locales
          .filter((one) => one !== locale)
          .map((one) => (
            <a
              className={buttonClass()}
              href={panelPaths.voucher(id, one)}
              hrefLang={one}
              key={one}
              lang={one}
            >
              {languages[one].name}
            </a>
          ))}
        <PrintButton className={buttonClass('main')}>{words.print}</PrintButton>
      </nav>
      <VoucherPage locale={locale} voucher={voucher} />
    </main>
  )
}
