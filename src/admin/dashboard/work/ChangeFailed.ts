export type ChangeFailure = 'changedMeanwhile' | 'refused' | 'signedOut' | 'unreachable' | 'failed'

/** A change that the server did not make. The message is for the person, the fields name what is wrong. */
export class ChangeFailed extends Error {
  readonly failure: ChangeFailure
  readonly fields: { message: string; path: string }[]

  constructor({ failure, fields = [], message }: Told) {
    super(message)
    this.name = 'ChangeFailed'
    this.failure = failure
    this.fields = fields
  }
}

interface Told {
  failure: ChangeFailure
  fields?: { message: string; path: string }[]
  message: string
}
