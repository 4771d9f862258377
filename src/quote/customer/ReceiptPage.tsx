import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { VoucherPage } from '@/quote/parts/VoucherPage'
import type { Voucher } from '@/quote/rules/voucher'
import { languages, type Locale, locales } from '@/rules/locales'
import { PrintButton } from '@/ui/PrintButton.client'
import styles from './Receipts.module.css'

interface Props {
  locale: Locale
  token: string
  voucher: Voucher
}

/** A voucher for the customer to print. */
export function ReceiptPage({ locale, token, voucher }: Props) {
  const { quotePage, voucher: words } = messagesFor(locale)
  return (
    <main className={styles.page} id="content">
      <nav aria-label={words.titles[voucher.kind]} className="no-print row">
        <a className="btn btn-line" href={paths.quote(locale, token)}>
          {quotePage.receipts.back}
        </a>
        {locales
          .filter((one) => one !== locale)
          .map((one) => (
            <a
              className="btn btn-line"
              href={paths.quoteReceipt(one, token, voucher.id)}
              hrefLang={one}
              key={one}
              lang={one}
            >
              {languages[one].name}
            </a>
          ))}
        <PrintButton className="btn btn-fill">{words.print}</PrintButton>
      </nav>
      <VoucherPage locale={locale} voucher={voucher} />
    </main>
  )
}
