export const auditActions = [
  'signedIn',
  'signInRefused',
  'wrongPassword',
  'signedOut',
  'created',
  'changed',
  'statusChanged',
  'roleChanged',
  'passwordChanged',
  'trashed',
  'restored',
  'deleted',
  'noteCorrected',
  'noteRemoved',
  'acceptanceReversed',
  'exported',
  'personExported',
  'personErased',
  'retention',
] as const

export type AuditAction = (typeof auditActions)[number]
