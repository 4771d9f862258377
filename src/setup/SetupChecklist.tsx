import { unstable_cache } from 'next/cache'
import type { Caller } from '@/account/access'
import { checklist as words } from '@/i18n/en/dashboard'
import { fieldFragment } from '@/panel/fieldPlace'
import { readOr } from '@/panel/readOr'
import { paths } from '@/paths'
import { contentCollections, pageGlobals } from '@/rules/pageLists'
import { contentTag } from '@/rules/text'
import { Link } from '@/ui/panel/Link'
import { type ContentPlace, progressOf } from './facts'
import { readChecklist, type DescribedItem } from './readChecklist'

/**
 * Seconds until a view has it read again in the background, for what changes without a hook, such as the mail server
 * or the database itself.
 */
const KEPT = 300

const tags = [contentTag, ...contentCollections, ...pageGlobals, 'seller-settings', 'site-settings']

/** Reads all content, so the result is cached until content changes. It is the same for everyone with this role. */
const cachedChecklist = (caller: Caller) =>
  unstable_cache(() => readChecklist(caller), ['checklist', String(caller.user.role)], {
    revalidate: KEPT,
    tags,
  })()

export async function SetupChecklist({ open = false, payload, user }: Caller & { open?: boolean }) {
  const failed = { msg: 'The checklist was not read', otherwise: null }
  const groups = await readOr(payload, failed, () => cachedChecklist({ payload, user }))
  if (!groups) return <p className="checklist desk-muted">{words.failed}</p>
  const { complete, done, total } = progressOf(groups.flatMap(({ items }) => items))
  if (complete) return null

  return (
    <details className="checklist desk-part" open={open}>
      <summary>
        <h2 id="checklist-title">{words.title}</h2>
        <span className="desk-muted">{words.progress(done, total)}</span>
        <progress
          aria-labelledby="checklist-title"
          className="desk-wide"
          max={total}
          value={done}
        />
      </summary>
      {groups.map(({ items, title }) => (
        <ChecklistGroup items={items} key={title} title={groups.length > 1 ? title : undefined} />
      ))}
    </details>
  )
}

function ChecklistGroup({ items, title }: { items: DescribedItem[]; title?: string }) {
  const left = items.filter(({ done }) => !done)
  const done = items.filter((item) => item.done)

  return (
    <section className="checklist__group">
      {title && <h3 className="desk-muted">{title}</h3>}
      {left.length > 0 && (
        <ul aria-label={words.toDo} className="checklist__left">
          {left.map((item) => (
            <OpenItem item={item} key={item.id} />
          ))}
        </ul>
      )}
      {done.length > 0 && (
        <ul aria-label={words.done} className="checklist__done desk-row desk-muted desk-small">
          {done.map((item) => (
            <li key={item.id}>{item.title}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

const NAMED = 3

function OpenItem({ item: { at, open, text, title } }: { item: DescribedItem }) {
  const named = open.filter((place) => place.title).slice(0, NAMED)
  const more = open.length - named.length

  return (
    <li>
      <p className="desk-row">
        {at ? (
          <Link className="desk-name" href={placeHref(at)}>
            {title}
          </Link>
        ) : (
          <b>{title}</b>
        )}
        {open.length > 0 && <b className="desk-small">{words.left(open.length)}</b>}
      </p>
      <p className="desk-muted">{text}</p>
      {named.length > 0 && (
        <p className="checklist__places desk-row desk-muted">
          {named.map((place) => (
            <Link
              className="desk-link"
              href={placeHref(place)}
              key={`${place.slug} ${place.id} ${place.locale}`}
            >
              {place.title}
            </Link>
          ))}
          {more > 0 && <span>{words.more(more)}</span>}
        </p>
      )}
    </li>
  )
}

const globals: string[] = ['seller-settings', 'site-settings', ...pageGlobals]

function placeHref({ field, id, locale, slug }: ContentPlace): string {
  const query = (locale ? `?locale=${locale}` : '') + (field ? fieldFragment(field) : '')
  if (globals.includes(slug)) return paths.adminGlobal(slug) + query
  return (id ? paths.adminDocument(slug, id) : paths.adminCollection(slug)) + query
}
