import { Mark } from './Mark'

export function Logo() {
  return <Mark height={72} />
}
