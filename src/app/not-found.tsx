/**
 * Never shown: the pages of the site, unknown addresses and the panel have their own 404 pages. Next includes
 * this file in each page, and a longer default without it.
 */
export default function NotFound() {
  return <h1>404</h1>
}
