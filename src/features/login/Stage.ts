/** Where a form stands: it takes no second sending while `busy`, nor once it is `done`. */
export type Stage = 'ready' | 'busy' | 'failed' | 'done'
