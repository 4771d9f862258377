import { quoteWords } from '@/i18n/en/quote'
import { ProblemAlert } from '@/ui/panel/ProblemAlert'
import { idOfField, useEditor } from './editorContext'
import type { EditProblem } from './problemsOfEdit'
import { wordsOfProblem } from './QuoteFields'

const { buyer, changes, lines, problems: words, schedule, seller, totals } = quoteWords

interface Props {
  problems: EditProblem[]
  /** Raised by each attempt to send. */
  tries: number
}

/** What is missing before the quote can be sent, each with a link to its field. */
export function QuoteProblems({ problems, tries }: Props) {
  const { content } = useEditor().state
  return (
    <ProblemAlert
      problems={problems.map((problem) => ({
        target: idOfField(problem.field),
        text: `${labelOf(problem, content)}: ${wordsOfProblem(problem)}`,
      }))}
      title={words.title(problems.length)}
      trigger={tries}
    />
  )
}

const lineLabels: Record<string, string> = {
  title: lines.name,
  quantity: lines.quantity.perPlate,
  unitPrice: lines.price.fixed,
  discount: lines.discount,
  tax: lines.tax,
  heldIn: lines.heldIn,
  pricing: lines.pricing,
}

const labels: Record<string, string> = {
  lines: lines.title,
  schedule: schedule.title,
  discount: totals.discount,
  total: totals.title,
  validUntil: buyer.validUntil,
  buyer: buyer.state,
  'buyer.name': buyer.name,
  'buyer.gstin': buyer.gstin,
  'seller.gstin': seller.gstin,
}

function labelOf(
  { field }: EditProblem,
  content: { lines: { id: string; title: string }[]; schedule: { id: string }[] },
) {
  const [list, id, name = ''] = field.split('.')
  if (list === 'lines' && id) {
    const title = content.lines.find((line) => line.id === id)?.title ?? ''
    return words.line(title, lineLabels[name] ?? changes.lineFields.details)
  }
  if (list === 'schedule' && id) {
    const at = content.schedule.findIndex((row) => row.id === id)
    return words.line(schedule.payment(at + 1), name === 'amount' ? schedule.amount : schedule.name)
  }
  return labels[field] ?? words.whole
}
