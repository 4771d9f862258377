import { functionFieldOf, functionFields } from '@/booking/rules/functions'
import type { Issuance, QuotedFunction, QuotedLine, QuoteVersion, ScheduleRow } from './quote'

/**
 * The fields of a version that stay when personal data is erased: amounts, taxes, days, numbers of guests,
 * dishes and the hash. All other fields are erased, including new ones. The hash is then that of what was
 * shown, not of what is stored.
 */
export function anonymiseVersion({
  acceptance,
  content,
  firstSeenAt,
  issued,
  reversal,
  supersededAt,
  version,
}: QuoteVersion): QuoteVersion {
  const { buyer, discount, language, lines, schedule, validUntil } = content
  return {
    version,
    content: {
      language,
      buyer: { name: '', state: buyer.state },
      lines: lines.map(anonymiseLine),
      discount,
      validUntil,
      schedule: schedule.map(anonymiseRow),
    },
    issued: issued && anonymiseIssued(issued),
    firstSeenAt,
    acceptance: acceptance && {
      at: acceptance.at,
      name: '',
      taken: acceptance.taken,
      amounts: acceptance.amounts,
      schedule: acceptance.schedule.map(anonymiseRow),
      hash: acceptance.hash,
    },
    reversal: reversal && { at: reversal.at, by: '', reason: '' },
    supersededAt,
  }
}

const anonymiseIssued = ({ amounts, at, functions, hash, reference, seller }: Issuance) => ({
  amounts,
  at,
  by: '',
  functions: functions.map(anonymiseFunction),
  hash,
  reference,
  seller,
})

const anonymiseLine = ({
  choice,
  discount,
  functionId,
  heldIn,
  id,
  pricing,
  quantity,
  source,
  tax,
  unitPrice,
}: QuotedLine): QuotedLine => ({
  id,
  functionId,
  title: '',
  pricing,
  choice,
  quantity,
  unitPrice,
  discount,
  tax,
  heldIn,
  source,
})

const anonymiseRow = ({ amount, dueOn, id }: ScheduleRow): ScheduleRow => ({
  id,
  title: '',
  dueOn,
  amount,
})

const keptNames: readonly string[] = functionFields.filter((name) => functionFieldOf(name).isKept)

function anonymiseFunction({ id, menu, ...facts }: QuotedFunction): QuotedFunction {
  const kept = Object.entries(facts).filter(([name]) => keptNames.includes(name))
  return { id, ...Object.fromEntries(kept), menu }
}
