import type { ComponentProps } from 'react'

type Look = 'alert' | 'danger' | 'main' | 'menu' | 'plain' | 'round' | 'small'

export function buttonClass(...looks: (Look | false)[]): string {
  const variants = looks.filter((look) => look !== false).map((look) => `desk-button--${look}`)
  return ['desk-button', ...variants].join(' ')
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look | Look[]
}

export function Button({ className = '', look = [], ...button }: ButtonProps) {
  const classes = `${buttonClass(...[look].flat())} ${className}`.trim()
  return <button type="button" {...button} className={classes} />
}

interface CloseButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'title'> {
  label: string
}

export function CloseButton({ label, ...button }: CloseButtonProps) {
  return (
    <Button {...button} aria-label={label} className="desk-close" look="plain">
      ×
    </Button>
  )
}
