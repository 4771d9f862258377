import type { UIFieldServerProps } from 'payload'
import { access } from '@/i18n/en/account'
import { paths } from '@/paths'
import { Link } from '@/ui/panel/Link'
import { findPictureUses } from './findPictureUses'

/** Shown with a picture: the documents that use it. */
export async function UsedIn({ id, req: { payload } }: UIFieldServerProps) {
  if (!id) return null
  const uses = await findPictureUses(payload, String(id))

  return (
    <section aria-labelledby="used-in" className="used-in">
      <h3 id="used-in">{access.usedIn}</h3>
      {uses.length === 0 ? (
        <p>{access.usedNowhere}</p>
      ) : (
        <ul>
          {uses.map(({ id: document, label, slug, title }) => (
            <li key={slug + (document ?? '')}>
              <Link
                className="desk-link"
                href={document ? paths.adminDocument(slug, document) : paths.adminGlobal(slug)}
              >
                {title || label}
              </Link>
              {title && <span className="desk-muted"> {label}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
