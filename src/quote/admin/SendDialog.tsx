import { type ReactNode, useState } from 'react'
import { asChangeFailed } from '@/booking/admin/bookingApi'
import { FailureAlert } from '@/booking/admin/Toasts'
import { quoteWords } from '@/i18n/en/quote'
import { linkWays, type QuoteContent } from '@/quote/rules/quote'
import { fillTemplate } from '@/rules/fillTemplate'
import { isMobile, whatsappLink } from '@/rules/phone'
import { formatDay } from '@/time/days'
import { Alert } from '@/ui/panel/Alert'
import { Button, buttonClass } from '@/ui/panel/Button'
import { Dialog } from '@/ui/panel/Dialog'
import { useCopy } from '@/ui/useCopy'
import { useOpenDialog } from '@/ui/useOpenDialog'
import type { LinkWay, SentQuote } from './quoteApi'
import type { Customer } from './quoteSetup'

const { send: words } = quoteWords

interface Props {
  children?: ReactNode
  content: QuoteContent
  customer: Customer
  doneTitle: string
  onClose: (sent?: SentQuote) => void
  /** Throws ChangeFailed. */
  send: (way: LinkWay) => Promise<SentQuote>
  title: string
}

/**
 * Staff choose how to send the quote. The link is shown only once, because the server stores only its hash.
 */
export function SendDialog({
  children,
  content,
  customer,
  doneTitle,
  onClose,
  send,
  title,
}: Props) {
  const dialog = useOpenDialog()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ReturnType<typeof asChangeFailed>>()
  const [sent, setSent] = useState<SentQuote & { way: LinkWay }>()
  const why: Record<LinkWay, string> = {
    whatsapp: isMobile(customer.phone) ? '' : words.noPhone,
    email: customer.email ? '' : words.noEmail,
    copied: '',
  }

  async function choose(way: LinkWay) {
    if (busy) return
    setBusy(true)
    setFailure(undefined)
    try {
      setSent({ ...(await send(way)), way })
    } catch (error) {
      setFailure(asChangeFailed(error))
    }
    setBusy(false)
  }

  return (
    <Dialog
      onClose={() => onClose(sent)}
      ref={dialog}
      text={sent ? <SentBy content={content} customer={customer} sent={sent} /> : children}
      title={sent ? doneTitle : title}
      wide
    >
      {failure && <FailureAlert failed={[{ error: failure }]} title={words.failed} />}
      {!sent && (
        <div aria-label={words.ways} className="desk-stack" role="group">
          {linkWays.map((way, at) => (
            <div className="desk-stack" key={way}>
              <Button
                aria-disabled={busy || Boolean(why[way])}
                autoFocus={at === 0}
                look={at === 0 ? 'main' : []}
                onClick={() => !why[way] && void choose(way)}
              >
                {words[way]}
              </Button>
              {why[way] && <p className="desk-muted desk-small">{why[way]}</p>}
            </div>
          ))}
        </div>
      )}
      <div className="desk-dialog__buttons desk-row" role="status">
        {busy && <span>{words.sending}</span>}
        <Button onClick={() => dialog.current?.close()}>{sent ? words.close : words.cancel}</Button>
      </div>
    </Dialog>
  )
}

interface SentProps extends Pick<Props, 'content' | 'customer'> {
  sent: SentQuote & { way: LinkWay }
}

function SentBy({ content: { language, validUntil }, customer, sent }: SentProps) {
  const { emailError, url, way } = sent
  const text = fillTemplate(customer.message[language], {
    ...customer.values[language],
    link: url,
    until: formatDay(validUntil, language),
  })

  return (
    <>
      {way === 'whatsapp' && (
        <>
          <a
            autoFocus
            className={buttonClass('main')}
            href={whatsappLink(customer.phone, text)}
            rel="noopener noreferrer"
            target="_blank"
          >
            {words.openWhatsapp}
          </a>
          <p>{words.whatsappHint}</p>
        </>
      )}
      {way === 'email' &&
        (emailError === undefined ? (
          <p>{words.emailed(customer.email)}</p>
        ) : (
          <Alert role="alert" text={emailError} title={words.emailFailed} />
        ))}
      <LinkToCopy url={url} />
    </>
  )
}

function LinkToCopy({ url }: { url: string }) {
  const { copy, outcome } = useCopy(url)

  return (
    <div className="desk-field">
      <label htmlFor="quote-link">{words.link}</label>
      <div className="desk-row">
        <input
          id="quote-link"
          onFocus={({ currentTarget }) => currentTarget.select()}
          readOnly
          value={url}
        />
        <Button aria-label={`${words.copy.label} ${words.copyWhat}`} onClick={copy}>
          {words.copy[outcome ?? 'label']}
        </Button>
      </div>
      <span className="unseen" role="status">
        {outcome && words.copy[outcome]}
      </span>
      <span className="desk-muted desk-small">{words.linkHint}</span>
    </div>
  )
}
