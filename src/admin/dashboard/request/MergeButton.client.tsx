'use client'

import { requestWords } from '@/messages/en/request'
import { panelPaths } from '@/panelPaths'
import { sendChange } from '../work/sendChange'
import { useRequest } from './requestContext'

const { done, merge: words } = requestWords

interface Props {
  id: string
  reference: string
}

/** Makes one request of two. The other one can be taken out of the trash again. */
export function MergeButton({ id, reference }: Props) {
  const { attempt, booking } = useRequest()
  const url = panelPaths.bookingMergeApi(booking.id)
  const merge = () => sendChange({ body: { other: id }, method: 'POST', url })

  return (
    <button
      aria-label={words.of(reference)}
      className="desk-button desk-button--small"
      onClick={() => void attempt(merge, { said: done.merged(reference) })}
      type="button"
    >
      {words.button}
    </button>
  )
}
