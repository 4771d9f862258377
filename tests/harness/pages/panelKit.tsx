import type { ComponentProps, ReactNode } from 'react'

/**
 * Stands in for the parts of `@payloadcms/ui` that our screens use: the package is built for a bundler,
 * imports styles and waits for the providers of the whole panel.
 */
interface PanelState {
  data: Record<string, unknown>
  locale: string
  value: unknown
}

/** What the hooks of the panel answer. */
export const panelState: PanelState = { data: {}, locale: 'en', value: null }

interface LinkProps extends ComponentProps<'a'> {
  prefetch?: boolean
  scroll?: boolean
}

export const Link = ({ prefetch, scroll, ...link }: LinkProps) => (
  <a data-prefetch={prefetch} data-scroll={scroll} {...link} />
)

export const Gutter = (box: ComponentProps<'div'>) => <div {...box} />

interface ButtonProps {
  children: ReactNode
  disabled?: boolean
}

export const Button = ({ children, disabled }: ButtonProps) => (
  <button disabled={disabled} type="button">
    {children}
  </button>
)

export const Pill = ({ children }: { children: ReactNode }) => <span>{children}</span>

interface Described {
  description?: unknown
  label?: unknown
}

const shown = (text: unknown) => (typeof text === 'string' ? text : null)

export const FieldLabel = ({ label }: Described) => <label>{shown(label)}</label>

export const FieldDescription = ({ description }: Described) =>
  shown(description) && <p>{shown(description)}</p>

interface ErrorProps {
  message?: string
  showError?: boolean
}

export const FieldError = ({ message, showError }: ErrorProps) => showError && <p>{message}</p>

export const PasswordField = ({ field }: { field: Described }) => <FieldLabel {...field} />

export const ConfirmPasswordField = () => null

export const toast = { error: () => undefined, success: () => undefined }

export const useAuth = () => ({ fetchFullUser: () => Promise.resolve(), user: panelState.data })

export const useConfig = () => ({ getEntityConfig: () => ({ admin: { useAsTitle: 'title' } }) })

export const useDocumentInfo = () => ({ data: panelState.data, id: panelState.data.id })

export const useField = () => ({ setValue: () => undefined, value: panelState.value })

export const useFormFields = (choose: (context: [object, () => void]) => unknown) =>
  choose([{}, () => undefined])

export const useLocale = () => ({ code: panelState.locale })

export const useNav = () => ({ navOpen: true, setNavOpen: () => undefined })

export const useRowLabel = () => ({ data: panelState.data, rowNumber: 0 })
