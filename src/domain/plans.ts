/** Icons and colours an editor may choose from; every pair was checked for contrast. */
export const planIcons = ['arch', 'diya', 'crown'] as const
export type PlanIcon = (typeof planIcons)[number]

export const planColours = ['sandstone', 'rani', 'maroon'] as const
