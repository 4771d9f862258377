import type { Page } from 'playwright/test'

/** Opens an address and waits until it is laid out whole and React handles every control, so that clicks count. */
export async function openPage(page: Page, address: string) {
  const answer = await page.goto(address)
  await hydrated(page)
  return answer
}

export async function reloadPage(page: Page) {
  await page.reload()
  await hydrated(page)
}

/**
 * Waits until no part of the page waits for its layout (LaterParts), and until every control on the page belongs
 * to React, which keeps its node under a property of the element whose name begins with `__reactFiber$`
 * (react-dom 19); there is no public event for it. React never takes over the hidden fields that a form with a
 * server action brings.
 */
async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const controls = [
      ...document.querySelectorAll(
        ':is(main, header) :is(a, button, input:not([type=hidden]), select, textarea)',
      ),
    ]
    const isHydrated = controls.every((control) =>
      Object.keys(control).some((name) => name.startsWith('__reactFiber$')),
    )
    return isHydrated && !('first' in document.documentElement.dataset)
  })
}
