import { adminApi } from '../harness/requests/adminApi'
import { expect, test } from './fixtures'

test('[H4] [E4] three plans should stand in one row on a tablet, four in even rows, and on a phone in a row that scrolls', async ({
  page,
  request,
  site,
}) => {
  const admin = await adminApi(request, site)
  await page.setViewportSize({ height: 900, width: 768 })
  await page.goto('/')
  const bottoms = await page
    .locator('#plans article')
    .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().bottom)))
  expect([bottoms.length, new Set(bottoms).size]).toEqual([3, 1])
  await admin.create('pricing-plans', {
    _status: 'published',
    colour: 'sandstone',
    features: ['Full Event Management', '20 Dishes', 'Live Counters', 'Décor, Sound & Fireworks'],
    icon: 'crown',
    order: 90,
    title: 'Maharaja',
  })
  try {
    for (const [width, rows] of [
      [390, [4]],
      [768, [2, 2]],
      [1024, [2, 2]],
      [1440, [4]],
    ] as const) {
      await page.setViewportSize({ height: 900, width })
      await page.goto('/')
      const boxes = await page
        .locator('#plans article')
        .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect))
      // Cards of a row end on one line; the popular one begins higher.
      const lines = new Map<number, number>()
      for (const { bottom } of boxes) {
        lines.set(Math.round(bottom), (lines.get(Math.round(bottom)) ?? 0) + 1)
      }
      expect([width, [...lines.values()]]).toEqual([width, rows])
      expect(new Set(boxes.map((box) => Math.round(box.width))).size, `${width}`).toBe(1)
      if (width === 390) {
        // The second card shows that there is more.
        expect(boxes[1]?.left).toBeLessThan(width)
        continue
      }
      const left = Math.min(...boxes.map((box) => box.left))
      const right = width - Math.max(...boxes.map((box) => box.right))
      expect(Math.abs(left - right), `${width}`).toBeLessThanOrEqual(2)
    }
  } finally {
    const { id } = await admin.find('pricing-plans', 'title', 'Maharaja')
    await admin.save('pricing-plans', id, { _status: 'draft' })
  }
})
