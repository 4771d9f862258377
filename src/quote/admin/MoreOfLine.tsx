import type { ReactNode } from 'react'
import { quoteWords } from '@/i18n/en/quote'
import type { TaxClass } from '@/money/rules/gst'
import { type Pricing, pricings } from '@/money/rules/quoteInput'
import type { QuotedLine } from '@/quote/rules/quote'
import { maxLengths } from '@/rules/maxLengths'
import { stateOptions } from './BuyerFields'
import { useEditor } from './editorContext'
import { Folded, SelectField, TextField, TypedInput } from './QuoteFields'
import { discountText } from './typedValues'

const { lines: words } = quoteWords

interface MoreProps {
  /** The actions for a line. */
  children: ReactNode
  change: (part: Partial<QuotedLine>) => void
  line: QuotedLine
}

const pricingOptions = pricings.map((pricing) => [pricing, words.pricings[pricing]] as const)

/** Fields that are used less often, folded. */
export function MoreOfLine({ change, children, line }: MoreProps) {
  const { dispatch, problems, state } = useEditor()
  const { choice, details, discount, functionId, heldIn, id, pricing, tax, title } = line
  const at = `lines.${id}` as const
  const isWrong = ['discount', 'heldIn', 'pricing', 'tax'].some((name) =>
    problems.has(`${at}.${name}`),
  )

  return (
    <Folded className="quote-line__more" isOpen={isWrong}>
      <summary aria-label={words.moreOf(title)} className="desk-more desk-link">
        {words.more}
      </summary>
      <div className="desk-fields">
        <TextField
          field={`${at}.details`}
          label={words.details}
          lines={3}
          max={maxLengths.paragraph}
          onChange={(text) => change({ details: text })}
          value={details ?? ''}
          wide
        />
        <SelectField<Pricing>
          field={`${at}.pricing`}
          label={words.pricing}
          onChange={(value) => dispatch({ kind: 'pricing', id, pricing: value })}
          options={pricingOptions}
          value={pricing}
        />
        <TypedInput
          field={`${at}.discount`}
          inputMode="text"
          label={words.discount}
          placeholder={words.discountHint}
          text={discountText(discount)}
        />
        <TaxField at={at} onChange={(value) => change({ tax: value })} tax={tax} />
        <SelectField
          field={`${at}.heldIn`}
          label={words.heldIn}
          onChange={(value) => change({ heldIn: value })}
          options={stateOptions}
          value={heldIn}
        />
        {state.setup.functions.length > 0 && (
          <SelectField
            field={`${at}.functionId`}
            label={words.functionOf}
            onChange={(value) => change({ functionId: value || undefined })}
            options={functionOptions(state.setup.functions, functionId)}
            value={functionId ?? ''}
          />
        )}
        <label className="desk-check">
          <input
            checked={choice !== 'included'}
            onChange={({ currentTarget }) =>
              change({ choice: currentTarget.checked ? 'offered' : 'included' })
            }
            type="checkbox"
          />
          {words.optional}
        </label>
      </div>
      {children}
    </Folded>
  )
}

function functionOptions(functions: { id: string; title: string }[], own: string | undefined) {
  const known = functions.map(({ id, title }) => [id, title] as const)
  const isGone = own && !functions.some(({ id }) => id === own)
  return [['', words.whole] as const, ...known, ...(isGone ? [[own, words.gone] as const] : [])]
}

interface TaxProps {
  at: string
  onChange: (tax: TaxClass) => void
  tax: TaxClass
}

const keyOf = ({ placeRule, rate, sac }: TaxClass) => [sac, rate, placeRule].join(' ')

const rateOf = ({ rate, sac }: TaxClass) => words.taxOf(sac, String(rate / 100))

/** A tax class that was removed from the settings stays with its line. */
function TaxField({ at, onChange, tax }: TaxProps) {
  const { taxClasses } = useEditor().state.setup
  const isKnown = taxClasses.some((one) => keyOf(one) === keyOf(tax))
  const options = [
    ...taxClasses.map((one) => [keyOf(one), `${one.name} (${rateOf(one)})`] as const),
    ...(isKnown ? [] : [[keyOf(tax), rateOf(tax)] as const]),
  ]
  return (
    <SelectField
      field={`${at}.tax`}
      label={words.tax}
      onChange={(key) => {
        const { placeRule, rate, sac } = taxClasses.find((one) => keyOf(one) === key) ?? tax
        onChange({ sac, rate, placeRule })
      }}
      options={options}
      value={keyOf(tax)}
    />
  )
}
