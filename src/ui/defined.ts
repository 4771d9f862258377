/** Removes undefined values, which flight data would include. */
export function defined<Props extends object>(props: Props): Props {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Props
}
