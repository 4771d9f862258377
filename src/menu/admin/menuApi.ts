import * as z from 'zod/mini'
import { isCourse } from '@/menu/rules/courses'
import { dishTitle, type MenuDish } from '@/menu/rules/dishes'
import type { DishMark } from '@/menu/rules/marks'
import type { DishLimit } from '@/menu/rules/menu'
import { panelPaths } from '@/panel/panelPaths'

const course = z.custom<MenuDish['course']>(isCourse)

const dishSchema = z.object({
  id: z.string(),
  course,
  // A later version may have stored a mark that this version does not know.
  marks: z.nullish(z.array(z.custom<DishMark>((mark) => typeof mark === 'string'))),
  title: z.record(z.string(), z.nullish(z.string())),
})

const planSchema = z.object({
  id: z.string(),
  dishLimits: z.nullish(z.array(z.object({ course, most: z.number() }))),
  dishes: z.nullish(z.array(z.string())),
  title: z.nullish(z.string()),
})

const menusSchema = z.object({
  bookings: z.array(
    z.object({
      id: z.string(),
      functions: z.array(z.object({ dishes: z.array(z.string()), title: z.string() })),
      title: z.string(),
    }),
  ),
})

const docsSchema = z.object({ docs: z.array(z.unknown()) })

export interface PlanMenu {
  id: string
  dishes: string[]
  limits: DishLimit[]
  title: string
}

export interface Kitchen {
  dishes: MenuDish[]
  plans: PlanMenu[]
}

async function read<Answer>(
  url: string,
  schema: z.ZodMiniType<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const response = await fetch(url, { credentials: 'same-origin', signal })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return schema.parse(await response.json())
}

/** Skips dishes that this version cannot read. */
async function readDocs<Doc>(url: string, schema: z.ZodMiniType<Doc>): Promise<Doc[]> {
  const { docs } = await read(url, docsSchema)
  return docs.flatMap((doc) => schema.safeParse(doc).data ?? [])
}

async function readKitchen(): Promise<Kitchen> {
  const [dishes, plans] = await Promise.all([
    readDocs(panelPaths.dishesApi(), dishSchema),
    readDocs(panelPaths.planMenusApi(), planSchema),
  ])
  return {
    dishes: dishes
      .map(({ marks, title, ...dish }) => ({
        ...dish,
        marks: marks ?? [],
        title: Object.fromEntries(Object.entries(title).filter(([, text]) => text)),
      }))
      .toSorted((a, b) => dishTitle(a).localeCompare(dishTitle(b))),
    plans: plans.map(({ dishLimits, dishes: ids, id, title }) => ({
      id,
      dishes: ids ?? [],
      limits: dishLimits ?? [],
      title: title ?? '',
    })),
  }
}

const KEPT_MS = 60_000

let kept: { at: number; reading: Promise<Kitchen> } | undefined

/** Loaded once for all functions of a form, and again after a minute or a failure. */
export function loadKitchen(now = Date.now()): Promise<Kitchen> {
  if (kept && now - kept.at < KEPT_MS) return kept.reading
  const reading = readKitchen()
  kept = { at: now, reading }
  reading.catch(() => (kept = undefined))
  return reading
}

export const findMenus = async (q: string, signal: AbortSignal) =>
  (await read(panelPaths.menusApi(q), menusSchema, signal)).bookings

export type BookingMenus = Awaited<ReturnType<typeof findMenus>>[number]
