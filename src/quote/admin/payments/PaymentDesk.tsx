import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { paymentWords as words } from '@/i18n/en/payments'
import { formatRupees } from '@/money/rules/rupees'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { Button } from '@/ui/panel/Button'
import type { Payments, VoucherRow } from './loadPayments'
import { requestVoid, requestReceipt, requestRefund } from './paymentApi'
import { PaymentDialog } from './PaymentDialog'
import { PaymentSchedule } from './PaymentSchedule'
import { VoidDialog } from './VoidDialog'
import { VoucherList } from './VoucherList'
import '../quote.css'

interface Props extends Payments {
  booking: string
}

type Asking = { step: 'receipt' } | { step: 'refund' | 'void'; voucher: VoucherRow }

export function PaymentDesk({ booking, standing, today, vouchers }: Props) {
  const [asking, setAsking] = useState<Asking>()
  const { refresh } = useRouter()
  const close = () => setAsking(undefined)

  return (
    <div className="quote-screen desk-stack desk-stack--wide">
      {standing ? (
        <PaymentSchedule standing={standing}>
          <Button look="main" onClick={() => setAsking({ step: 'receipt' })}>
            {words.record.receipt}
          </Button>
        </PaymentSchedule>
      ) : (
        <p className="desk-card desk-empty">
          <b>{words.notAccepted}</b>
          {words.notAcceptedHint}
        </p>
      )}
      <VoucherList
        onRefund={(voucher) => setAsking({ step: 'refund', voucher })}
        onVoid={(voucher) => setAsking({ step: 'void', voucher })}
        vouchers={vouchers}
      />
      {asking?.step === 'receipt' && (
        <PaymentDialog
          amount={standing?.next?.left ?? 0}
          dayLabel={words.record.receivedOn}
          hint={words.record.receiptHint}
          onClose={close}
          onSaved={refresh}
          save={(sent) => requestReceipt(booking, sent)}
          title={words.record.receipt}
          today={today}
        />
      )}
      {asking?.step === 'refund' && (
        <PaymentDialog
          amount={asking.voucher.left}
          dayLabel={words.record.givenOn}
          hasNote
          hint={words.record.refundHint(formatRupees(asking.voucher.left))}
          onClose={close}
          onSaved={refresh}
          save={(sent) => requestRefund(asking.voucher.id, sent)}
          title={words.record.refund(formatSeriesNumber(asking.voucher.number))}
          today={today}
        />
      )}
      {asking?.step === 'void' && (
        <VoidDialog
          onClose={close}
          onSaved={refresh}
          save={(reason) => requestVoid(asking.voucher.id, reason)}
          title={words.requestVoid.title(formatSeriesNumber(asking.voucher.number))}
        />
      )}
    </div>
  )
}
