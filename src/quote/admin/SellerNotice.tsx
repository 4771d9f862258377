import { quoteWords } from '@/i18n/en/quote'
import { sellerProblem } from '@/money/rules/sellerProblem'
import { fieldFragment } from '@/panel/fieldPlace'
import { panelPaths } from '@/panel/panelPaths'
import { paths } from '@/paths'
import { SELLER_GSTIN } from '@/quote/rules/sendProblems'
import { Alert } from '@/ui/panel/Alert'
import { Link } from '@/ui/panel/Link'
import { idOfField } from './editorContext'
import type { QuoteSetup } from './quoteSetup'

const { problems, seller: words } = quoteWords

/**
 * Missing settings. Without a GSTIN no quote can be sent; without a bank account there is only this notice.
 */
export function SellerNotice({ setup }: { setup: QuoteSetup }) {
  const { canBePaid, canEditSettings, seller } = setup
  const problem = sellerProblem(seller)
  return (
    <>
      {problem && (
        <Alert
          aria-label={words.gstin}
          id={idOfField(SELLER_GSTIN)}
          role="group"
          tabIndex={-1}
          text={problems.of(problem, String)}
          title={words.gstin}
        >
          {canEditSettings ? (
            <div className="desk-row">
              <Link
                className="desk-link"
                href={paths.adminGlobal('site-settings') + fieldFragment('gstin')}
              >
                {words.openGstin}
              </Link>
              <Link
                className="desk-link"
                href={panelPaths.sellerSettings() + fieldFragment('mode')}
              >
                {words.openMode}
              </Link>
            </div>
          ) : (
            <p>{words.askOwner}</p>
          )}
        </Alert>
      )}
      {!canBePaid && (
        <Alert calm role="note" text={words.notPaid}>
          {canEditSettings && (
            <Link className="desk-link" href={panelPaths.sellerSettings() + fieldFragment('vpa')}>
              {words.openPayment}
            </Link>
          )}
        </Alert>
      )}
    </>
  )
}
