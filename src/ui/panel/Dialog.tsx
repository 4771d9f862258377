import { type ComponentProps, type ReactNode, useId } from 'react'
import { useOpenDialog } from '@/ui/useOpenDialog'
import { Button } from './Button'

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  text: ReactNode
  title: ReactNode
  wide?: boolean
}

export function Dialog({ children, className, text, title, wide, ...dialog }: DialogProps) {
  const id = useId()
  const classes = ['desk-dialog', wide && 'desk-dialog--wide', className].filter(Boolean)

  return (
    <dialog
      {...dialog}
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      className={classes.join(' ')}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="desk-dialog__text" id={`${id}-text`}>
        {text}
      </div>
      {children}
    </dialog>
  )
}

interface ConfirmDialogProps extends Pick<
  DialogProps,
  'children' | 'className' | 'role' | 'text' | 'title' | 'wide'
> {
  cancel: string
  confirm: string
  look?: 'danger' | 'main'
  onCancel: () => void
  onConfirm: () => void
}

export function ConfirmDialog({
  cancel,
  children,
  confirm,
  look = 'danger',
  onCancel,
  onConfirm,
  ...texts
}: ConfirmDialogProps) {
  const dialog = useOpenDialog()
  const close = () => dialog.current?.close()

  return (
    <Dialog role="alertdialog" {...texts} onClose={onCancel} ref={dialog}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          // Closes the dialog first, so that the browser restores the focus.
          close()
          onConfirm()
        }}
      >
        {children}
        <div className="desk-dialog__buttons desk-row">
          <Button onClick={close}>{cancel}</Button>
          <Button look={look} type="submit">
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
