/** Without what is undefined: the flight data of a page would spell out each such prop. */
export function defined<Props extends object>(props: Props): Props {
  return Object.fromEntries(
    Object.entries(props).filter(([, value]) => value !== undefined),
  ) as Props
}
