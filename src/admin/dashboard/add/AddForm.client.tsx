'use client'

import { useId } from 'react'
import type { Day } from '@/domain/days'
import { requestWords } from '@/messages/en/request'
import { EditFailure } from '../request/edit/EditFailure.client'
import { FieldGroups } from '../request/form/FieldGroups.client'
import { ProblemSummary } from '../request/form/ProblemSummary.client'
import { submitted } from '../request/form/submitted'
import { AddedAs } from './AddedAs.client'
import { KnownPhone } from './KnownPhone.client'
import { useAdd } from './useAdd'

const { add: words, form } = requestWords

interface Props {
  day?: Day
  onAdded: (id: string) => void
}

export function AddForm({ day, onAdded }: Props) {
  const id = useId()
  const { busy, clear, draft, failure, isKept, problems, save, write } = useAdd({ day, onAdded })

  return (
    <form className="request__form" noValidate onSubmit={submitted(save)}>
      {isKept && (
        <div className="desk-alert desk-alert--calm" role="status">
          <p>{words.kept}</p>
          <button className="desk-button" onClick={clear} type="button">
            {words.clear}
          </button>
        </div>
      )}
      <ProblemSummary id={id} problems={problems} />
      {failure && <EditFailure failure={failure} />}
      <AddedAs draft={draft} id={id} onChange={write} />
      <FieldGroups
        beside={(name) =>
          name === 'contactNumber' && <KnownPhone digits={draft.values.contactNumber} />
        }
        id={id}
        onChange={(name, value) => write({ ...draft, values: { ...draft.values, [name]: value } })}
        problems={problems}
        shown={['customer', 'event', 'details']}
        values={draft.values}
      />
      <div className="request__bar">
        <button aria-disabled={busy} className="desk-button desk-button--main" type="submit">
          {busy ? form.saving : words.save}
        </button>
      </div>
    </form>
  )
}
