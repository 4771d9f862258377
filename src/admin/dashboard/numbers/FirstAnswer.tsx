import { median } from '@/domain/numbers/median'
import { describeWait } from '@/messages/describeWait'
import { numbers } from '@/messages/en/numbers'

const { wait } = numbers

/** How long half of the customers waited at most. */
export function FirstAnswer({ waits }: { waits: number[] }) {
  const middle = median(waits)

  return (
    <section aria-labelledby="first-answer" className="chart first-answer">
      <div>
        <h2 id="first-answer">{wait.title}</h2>
        <p className="chart__note">{middle === null ? wait.none : wait.note(waits.length)}</p>
      </div>
      {middle !== null && <p className="first-answer__value">{describeWait(middle)}</p>}
    </section>
  )
}
