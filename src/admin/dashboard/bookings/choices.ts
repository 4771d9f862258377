/** The choices with their words, in their order. */
export function choices<Code extends string>(
  codes: readonly Code[],
  labels: Record<Code, string>,
): { label: string; value: string }[] {
  return codes.map((value) => ({ label: labels[value], value }))
}
