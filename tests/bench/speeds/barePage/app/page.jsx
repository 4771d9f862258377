/** Text of so many bytes that a page with it has the size of the one it is measured beside; it packs as well. */
export default function Page() {
  const words = Array.from({ length: 400 }, (_, at) => (at * 2654435761).toString(36).slice(0, 5))
  const text = []
  for (let seed = 1, size = 0; size < Number(process.env.TEXT_BYTES); size += 6) {
    seed = (seed * 48271) % 2147483647
    text.push(words[seed % words.length])
  }
  return <main>{text.join(' ')}</main>
}
