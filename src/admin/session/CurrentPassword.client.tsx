'use client'

import {
  FieldDescription,
  PasswordField,
  useAuth,
  useDocumentInfo,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import { access } from '@/messages/en/access'

const words = access.currentPassword
const NAME = 'currentPassword'

/** Asked for in the form of one's own account as soon as the e-mail or the password is being changed. */
export function CurrentPassword() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  return user && id === user.id ? <OwnPassword /> : null
}

function OwnPassword() {
  const modified = useFormModified()
  const dispatch = useFormFields(([, reducer]) => reducer)
  const isAsked = useFormFields(([{ email, password }]) =>
    Boolean(password ?? (email && email.value !== email.initialValue)),
  )

  // After it was saved Payload takes its password fields from the page, but not from the form.
  useEffect(() => {
    if (modified) return
    for (const path of ['password', 'confirm-password', NAME]) dispatch({ type: 'REMOVE', path })
  }, [dispatch, modified])

  if (!modified || !isAsked) return null
  return (
    <div className="current-password">
      <PasswordField
        autoComplete="current-password"
        field={{ name: NAME, label: words.label, required: true }}
        path={NAME}
        validate={(value) => Boolean(value) || words.missing}
      />
      <FieldDescription description={words.description} path={NAME} />
    </div>
  )
}
