import fc from 'fast-check'
import type * as payloadModule from 'payload'
import { type ComponentType, createElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SessionsField } from '@/account/session/SessionsField'
import { AuditCell } from '@/audit/AuditCell'
import { AddDialog } from '@/booking/admin/add/AddDialog.client'
import { AfterCall } from '@/booking/admin/AfterCall'
import { Board } from '@/booking/admin/board/Board'
import { BoardView } from '@/booking/admin/board/BoardView'
import type { BoardColumn } from '@/booking/admin/board/columnsNow'
import { ChangeFailed } from '@/booking/admin/bookingApi'
import { CalendarView } from '@/booking/admin/calendar/CalendarView'
import { Dashboard } from '@/booking/admin/Dashboard'
import { QuestionDialog } from '@/booking/admin/list/QuestionDialog'
import { changeFields, moveTo } from '@/booking/admin/mutations'
import { NumbersView } from '@/booking/admin/numbers/NumbersView'
import { BookingEditor } from '@/booking/admin/panel/edit/BookingEditor'
import { ConflictAlert, ConflictChoice } from '@/booking/admin/panel/edit/ConflictAlert'
import { toValues, toWords } from '@/booking/admin/panel/edit/formFields'
import { BookingProvider } from '@/booking/admin/panel/WorkFields.client'
import { toSnapshot } from '@/booking/admin/snapshot'
import { LostDialog } from '@/booking/admin/StatusMenu'
import { Toasts } from '@/booking/admin/Toasts'
import { fieldNames } from '@/booking/rules/fields'
import { bookingStatuses } from '@/booking/rules/status'
import { Icon, Logo } from '@/panel/Brand'
import { LanguageBar } from '@/panel/LanguageBar.client'
import { MomentCell, ReplyLabel } from '@/panel/ListCells.client'
import { NavHome } from '@/panel/NavHome'
import { OpeningHours } from '@/panel/OpeningHours.client'
import { OrderCell } from '@/panel/OrderCell.client'
import { PanelOutage } from '@/panel/PanelOutage'
import { UsedIn } from '@/panel/UsedIn'
import type { Booking } from '@/payload-types'
import { FoundPerson } from '@/privacy/admin/FoundPerson'
import { Privacy } from '@/privacy/admin/Privacy'
import { QuoteDesk } from '@/quote/admin/QuoteDesk'
import { QuoteScreen } from '@/quote/admin/QuoteScreen'
import type { StoredQuote } from '@/quote/rules/quote'
import { locales } from '@/rules/locales'
import { EventSheet } from '@/sheets/EventSheet'
import { KitchenView } from '@/sheets/KitchenView'
import { PurchaseView } from '@/sheets/PurchaseView'
import {
  anyContent,
  type Content,
  idOf,
  loadConfigs,
  storeOf,
} from '../../harness/content/anyContent'
import { type Doc, type Fullness, fullness, inLocale } from '../../harness/content/anyDocument'
import { brokenParts } from '../../harness/pages/brokenHtml'
import { panelState } from '../../harness/pages/panelKit'

/** Every screen of ours in the panel, from documents that Payload's config allows. */
const stored = vi.hoisted(() => ({ payload: {}, quote: undefined as StoredQuote | undefined }))

vi.mock('server-only', () => ({}))
vi.mock('@payloadcms/ui', () => import('../../harness/pages/panelKit'))
vi.mock('@/platform/PanelTemplate', () => ({
  PanelTemplate: ({ children }: { children: ReactNode }) => children,
}))
// Loaded in the browser only.
vi.mock('@/booking/admin/board/LazyBoard.client', () => ({
  LazyBoard: ({ columns }: { columns: BoardColumn[] }) => <Board columns={columns} />,
}))
vi.mock('@/quote/admin/LazyQuoteDesk.client', () => ({ LazyQuoteDesk: QuoteDesk }))
vi.mock('@/quote/storedQuotes', () => ({ readQuoteOf: () => Promise.resolve(stored.quote) }))
vi.mock('@/quote/countQuotes', async () => {
  const { numberWindows } = await import('@/booking/rules/numbers')
  const { quoteFigures } = await import('@/quote/rules/quoteFigures')
  const step = { amounts: { total: 125_000_00 }, at: '2026-11-20T10:00:00.000Z' }
  const version = { acceptance: step, content: { validUntil: '2026-12-10' }, issued: step }
  const quotes = [{ booking: 'a', isLost: false, versions: [version] }]
  return {
    countQuotes: (_: unknown, at: Date) =>
      Promise.resolve(quoteFigures({ dues: [], quotes, ...numberWindows(at) })),
  }
})
vi.mock('@/quote/payments/readStandings', () => ({
  readStandings: () => Promise.resolve(new Map()),
}))
vi.mock('next/navigation', () => {
  const leave = (where: string) => () => {
    throw new Error(where)
  }
  return {
    notFound: leave('NOT_FOUND'),
    redirect: leave('REDIRECT'),
    usePathname: () => '/admin',
    useRouter: () => ({}),
  }
})
// Next's cache is a part of its server.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
vi.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }))
vi.mock('../../../payload.config', () => ({ default: {} }))
vi.mock('payload', async (original) => ({
  ...(await original<typeof payloadModule>()),
  extractJWT: () => null,
  getPayload: () => Promise.resolve(stored.payload),
}))
vi.mock('@/env', () => ({
  siteEnv: () => ({ MEDIA_DIR: '/tmp', SMTP_URL: '', siteUrl: 'https://utsav.test' }),
}))

const now = new Date('2026-12-01T10:00:00Z')

let configs: Awaited<ReturnType<typeof loadConfigs>> = []

beforeAll(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  configs = await loadConfigs()
})

/** What the hooks of bookings let through, where the fields themselves allow any text. */
const days = ['2026-12-02', '2026-11-30', '2027-02-14']
const mail = { attempts: 8, id: 'm', kind: 'customer', state: 'failed' }
const storedValues = {
  answeredAt: ['2026-11-20T10:40:00.000Z', '2026-11-23T10:40:00.000Z'],
  contactNumber: ['9829012345', '0141234567', '12345'],
  date: days,
  field: ['status', 'date', 'name', 'deletedAt', 'fieldOfAnOlderVersion'],
  followUpOn: days,
  emails: [null, [], [mail, { ...mail, error: 'No address', sentAt: now.toISOString() }]],
}

async function htmlOf(node: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(node, { onError: (error) => void errors.push(error) })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}

const permissions = {
  collections: Object.fromEntries(
    ['services', 'faqs', 'media'].map((slug) => [slug, { update: true }]),
  ),
  globals: { 'home-page': { update: true } },
}

/** What Payload gives to each view. */
function propsOf({ payload, query = {}, user }: Given): never {
  const req = { i18n: {}, payload, user }
  const visibleEntities = { collections: [], globals: [] }
  return {
    initPageResult: { permissions, req, visibleEntities },
    params: { segments: ['sheet', idOf(0)] },
    payload,
    searchParams: query,
    user,
  } as never
}

interface Given {
  payload: object
  query?: Record<string, string | string[]>
  user: object
}

type Screens = Record<string, () => ReactNode | Promise<ReactNode>>

function screensOf(content: Content): Screens {
  const payload = storeOf(content, configs)
  stored.payload = payload
  const [person = {}] = content.users ?? []
  const admin = { ...person, collection: 'users', role: 'admin' }
  const list = (query: Record<string, string | string[]>) =>
    Dashboard(propsOf({ payload, query, user: admin }))
  const columns = ['status', 'kind', 'received', 'reference', 'assigned', 'followUp', 'source']
  const tabs = (['all', 'trash'] as const).map((tab): [string, () => ReactNode] => [
    `list ${tab}`,
    () => list({ tab, columns, show: 'all' }),
  ])
  const open = (content.bookings ?? [])
    .slice(0, 2)
    .map(({ id }): [string, () => ReactNode] => [
      `open ${id}`,
      () => list({ assigned: idOf(1), open: String(id), q: 'Asha', sort: 'date' }),
    ])
  const req = { payload }
  return {
    ...Object.fromEntries([...tabs, ...open]),
    board: () => BoardView(propsOf({ payload, user: admin })),
    calendar: () => CalendarView(propsOf({ payload, user: admin })),
    'calendar of a month': () =>
      CalendarView(propsOf({ payload, query: { month: '2026-11' }, user: admin })),
    numbers: () => NumbersView(propsOf({ payload, user: admin })),
    sheet: () => EventSheet(propsOf({ payload, user: admin })),
    ...sheetsOfDays(admin, payload),
    privacy: () => Privacy(propsOf({ payload, user: admin })),
    ...quoteScreens({ payload, user: admin }),
    'home of staff': () => Dashboard(propsOf({ payload, user: { ...admin, role: 'staff' } })),
    menu: () => NavHome({ payload, user: admin } as never),
    icon: () => Icon({ payload } as never),
    logo: () => Logo({ payload } as never),
    sessions: () => SessionsField({ id: idOf(0), req, user: admin } as never),
    'uses of a picture': () => UsedIn({ id: idOf(0), req } as never),
    outage: () => PanelOutage({ segments: ['collections', 'services'] }),
    ...partsOf(content),
  }
}

/** Without a quote, while one is written, and after it was sent; each with the least that is stored. */
function quoteScreens(given: Given): Screens {
  const content: StoredQuote['versions'][number]['content'] = {
    language: 'en',
    buyer: { name: '', state: '08' },
    lines: [],
    validUntil: '2026-12-10',
    schedule: [],
  }
  const seller = { mode: 'unregistered', name: '', state: '08' } as const
  const none = { cgst: 0, discount: 0, igst: 0, net: 0, roundOff: 0, sgst: 0, subtotal: 0 }
  const amounts = { ...none, lines: [], tax: 0, taxRows: [], total: 0 }
  const issued = { at: now.toISOString(), by: '', functions: [], hash: '', reference: '' }
  const quote = { booking: idOf(0), id: idOf(1), revision: 1 }
  const draft = { content, version: 2 }
  const sent = { content, issued: { ...issued, amounts, seller }, version: 1 }
  const open = (versions?: StoredQuote['versions']) => () => {
    stored.quote = versions && { ...quote, versions }
    return QuoteScreen(propsOf(given))
  }
  return { quote: open(), 'quote draft': open([sent, draft]), 'quote sent': open([sent]) }
}

/** On every stored day, in each language. */
function sheetsOfDays(user: object, payload: object): Screens {
  const asked = days.flatMap((day) => locales.map((language) => ({ day, language, quoted: 'yes' })))
  return Object.fromEntries(
    asked.flatMap((query) => [
      [
        `kitchen ${query.day} ${query.language}`,
        () => KitchenView(propsOf({ payload, query, user })),
      ],
      [
        `purchases ${query.day} ${query.language}`,
        () => PurchaseView(propsOf({ payload, query, user })),
      ],
    ]),
  )
}

/** What a screen shows after a click. */
function partsOf(content: Content): Screens {
  const bookings = (content.bookings ?? []) as unknown as Booking[]
  const snapshots = bookings.map(toSnapshot)
  const [first] = bookings
  if (!first) return {}
  const snapshot = toSnapshot(first)
  const open = { ...snapshot, reference: first.reference ?? '' }
  const values = toValues({ ...first })
  const nothing = () => undefined
  const mutate = () => Promise.resolve({ done: [], failed: [] })
  const conflict = {
    ...{ fields: [...fieldNames], taken: [...fieldNames], theirs: values, who: '' },
    theirWords: toWords({ ...first }),
  }
  const texts = (field: string) =>
    Object.values(content).flatMap((docs) => docs.map((doc) => inLocale(doc[field], 'en')))
  return {
    add: () => <AddDialog day="2026-12-02" onClose={nothing} />,
    edit: () => (
      <BookingProvider booking={open}>
        <BookingEditor
          chosen={{ plan: first.planTitle ?? '', service: first.serviceTitle ?? '' }}
          draft={{ base: values, mine: values, revision: 0 }}
          isKept
          name="edit"
          onDone={nothing}
        />
      </BookingProvider>
    ),
    conflict: () => (
      <>
        <ConflictAlert conflict={conflict} undecided={false} />
        {fieldNames.map((field) => (
          <ConflictChoice
            field={field}
            key={field}
            onDecide={nothing}
            theirs={conflict.theirWords[field]}
            who=""
          />
        ))}
      </>
    ),
    'after a call': () => (
      <>
        {(['followUp', 'outcome'] as const).map((step) => (
          <AfterCall
            booking={snapshot}
            goTo={nothing}
            isChosen
            key={step}
            mutate={mutate}
            step={step}
          />
        ))}
      </>
    ),
    questions: () => (
      <>
        {(['confirm', 'delete', 'erase'] as const).map((kind) => (
          <QuestionDialog
            key={kind}
            onCancel={nothing}
            onConfirm={nothing}
            question={{ bookings: snapshots, kind }}
          />
        ))}
        <LostDialog onCancel={nothing} onChoose={nothing} who={snapshot.who} />
      </>
    ),
    toasts: () => (
      <Toasts
        onDismiss={nothing}
        onMutate={nothing}
        toasts={bookingStatuses.map((to) => ({
          done: [{ booking: snapshot, now: snapshot }],
          failed: [{ booking: snapshot, error: new ChangeFailed('failed', 'Not saved.') }],
          key: to,
          mutation:
            to === 'new'
              ? changeFields(snapshot, { changes: {}, done: 'Saved.' })
              : moveTo([snapshot], { to }),
        }))}
      />
    ),
    person: () => (
      <FoundPerson
        found={{
          also: bookings.flatMap(({ contactNumber, email }) => contactNumber ?? email ?? []),
          live: bookings.length,
          person: snapshot.who,
          requests: bookings.map(({ createdAt, deletedAt, id, name, reference }) => ({
            id,
            isInTrash: Boolean(deletedAt),
            name: name || null,
            received: createdAt,
            reference: reference || null,
          })),
          trash: 2,
        }}
        onErased={nothing}
        onFind={nothing}
        typed=""
      />
    ),
    ...Object.fromEntries(
      locales.map((locale) => [
        `languages ${locale}`,
        () => {
          panelState.locale = locale
          return <LanguageBar />
        },
      ]),
    ),
    hours: () => {
      panelState.value = texts('openingHours').find(Array.isArray) ?? null
      return createElement(given(OpeningHours), {
        ...{ field: { label: 'Hours' }, path: 'openingHours' },
      })
    },
    cells: () =>
      texts('title').flatMap((title, key) => {
        panelState.data = { title }
        const rowData = { id: 'a', order: null, title }
        const about = { field: { name: 'about' }, payload: stored.payload }
        return [
          createElement(given(OrderCell), { collectionSlug: 'services', key: `o${key}`, rowData }),
          createElement(given(MomentCell), { cellData: null, key: `m${key}` }),
          createElement(given(AuditCell), { cellData: title, key: `a${key}`, ...about }),
        ]
      }),
    'label of a reply': () => <ReplyLabel />,
  }
}

/** Payload gives its components more than ours read. */
const given = (component: unknown) => component as ComponentType<Record<string, unknown>>

async function problemsOf(content: Content): Promise<string[]> {
  const problems: string[] = []
  for (const [name, screen] of Object.entries(screensOf(content))) {
    try {
      const html = await htmlOf(await screen())
      problems.push(...brokenParts(html).map((problem) => `${name}: ${problem}`))
    } catch (error) {
      if (!String(error).includes('NOT_FOUND')) problems.push(`${name}: ${String(error)}`)
    }
  }
  return problems
}

/** As forms and the panel store every text of a booking. */
const trimmed = (values: Doc) =>
  JSON.parse(
    JSON.stringify(values, (_, value: unknown) =>
      typeof value === 'string' ? value.trim() : value,
    ),
  ) as Doc

/** Payload's own: older sessions have no start. */
const sessions = [null, '2026-11-30T10:00:00.000Z'].map((createdAt) => ({
  ...{ browser: createdAt, createdAt, id: `s${createdAt}` },
  expiresAt: '2026-12-02T10:00:00.000Z',
}))

function anyDesk(fill: Fullness) {
  const bookings = configs.filter(({ slug }) => slug === 'bookings')
  const others = configs.filter(({ slug }) => slug !== 'bookings')
  return fc
    .tuple(
      anyContent({ configs: others, fill }),
      anyContent({ configs: bookings, fill, stored: storedValues }),
      fc.array(fc.constantFrom(null, now.toISOString()), { minLength: 3, maxLength: 3 }),
    )
    .map(([content, { bookings: found = [] }, deleted]) => ({
      ...content,
      users: (content.users ?? []).map((one) => ({ ...one, email: 'asha@example.com', sessions })),
      bookings: found.map((one, index) => ({ ...trimmed(one), deletedAt: deleted[index] })),
    }))
}

describe('[D1] [M20] a screen of the panel', () => {
  it.each(fullness)('should be whole from any documents: %s', async (fill) => {
    await fc.assert(
      fc.asyncProperty(anyDesk(fill), async (content) => {
        expect(await problemsOf(content)).toEqual([])
      }),
      { endOnFailure: true, numRuns: fill === 'mixed' ? 5 : 1 },
    )
  })

  it('should be whole from an empty database', async () => {
    const owner = { id: idOf(0), email: 'asha@example.com' }
    expect(await problemsOf({ users: [owner] })).toEqual([])
  })

  it.each([
    ['list all', 'bookings__row'],
    ['board', 'stage-card__face'],
    ['calendar', 'day__event'],
    ['numbers', 'chart__table|unseen'],
    ['sheet', 'sheet__facts'],
    ['kitchen 2026-12-02 en', 'sheet__functions'],
    ['privacy', 'privacy-person'],
    ['sessions', '<table'],
    ['home of staff', 'checklist__places'],
  ])('should show what is stored: %s', async (name, part) => {
    const contents = fc.sample(anyDesk('full'), { numRuns: 5, seed: 1 })
    const written = []
    for (const content of contents) written.push(await htmlOf(await screensOf(content)[name]?.()))
    expect(written.join('')).toMatch(new RegExp(part))
  })
})
