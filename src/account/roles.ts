export const roles = ['admin', 'staff'] as const
export type Role = (typeof roles)[number]
