export default function Page() {
  return <main>Nothing</main>
}
