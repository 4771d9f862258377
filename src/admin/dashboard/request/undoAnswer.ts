import type { OpenRequest } from './requestContext'

/** An answer moves only what was new, and only that is there to be taken back. */
export function undoAnswer({ status }: Pick<OpenRequest, 'status'>) {
  return status === 'new' ? ({ status: 'new' } as const) : undefined
}
