import { Link as PayloadLink } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

/** Without prefetch, because each screen of the panel costs several queries. */
export function Link(props: ComponentProps<typeof PayloadLink>) {
  return <PayloadLink {...props} prefetch={false} />
}
