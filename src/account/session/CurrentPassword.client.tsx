'use client'

import {
  Button,
  ConfirmPasswordField,
  FieldDescription,
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
} from '@payloadcms/ui'
import type { PasswordFieldValidation } from 'payload'
import { useEffect, useEffectEvent, useState } from 'react'
import { access } from '@/i18n/en/account'

const words = access.currentPassword
const CURRENT = 'currentPassword'

/** Created once: a new validation function would clear the error of the server. */
const isGiven: PasswordFieldValidation = (value) => Boolean(value) || words.missing

/** Replaces Payload's password fields, which close when the server refuses a password and hide the reason. */
export function CurrentPassword() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  return id ? <ChangePassword isOwn={id === user?.id} /> : null
}

function ChangePassword({ isOwn }: { isOwn: boolean }) {
  const { data } = useDocumentInfo()
  const email = useFormFields(([fields]) => fields.email?.value)
  const dispatch = useFormFields(([, reducer]) => reducer)
  const [openedOn, setOpenedOn] = useState<typeof data | null>(null)
  const isOpen = openedOn !== null && openedOn === data
  const isSaved = openedOn !== null && openedOn !== data

  function clear() {
    for (const path of ['password', 'confirm-password']) dispatch({ type: 'REMOVE', path })
    dispatch({ type: 'UPDATE', path: CURRENT, valid: true, value: '' })
  }

  const clearSaved = useEffectEvent(clear)
  useEffect(() => clearSaved(), [data])

  const isRequired = isOwn && (isOpen || email !== data?.email)
  return (
    <div className="change-password desk-stack desk-stack--wide">
      {isRequired && (
        <div>
          <PasswordField
            autoComplete="current-password"
            field={{ name: CURRENT, label: words.label, required: true }}
            path={CURRENT}
            validate={isGiven}
          />
          <FieldDescription description={words.description} path={CURRENT} />
        </div>
      )}
      {isOpen && (
        <>
          <PasswordField
            autoComplete="new-password"
            field={{ name: 'password', label: words.fresh, required: true }}
            path="password"
          />
          <ConfirmPasswordField />
        </>
      )}
      <div>
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => {
            if (isOpen) clear()
            setOpenedOn(isOpen ? null : data)
          }}
        >
          {isOpen ? words.cancel : words.change}
        </Button>
      </div>
      <p role="status">{isSaved && words.saved}</p>
    </div>
  )
}
