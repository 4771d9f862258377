export default function NoGuard() {
  return null
}
