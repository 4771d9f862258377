/**
 * Next writes the page of this file into each page it sends, and a longer one of its own without it. It is never
 * shown: the pages of the site have a page for what is lost, and so have unknown addresses and the panel.
 */
export default function NotFound() {
  return <h1>404</h1>
}
