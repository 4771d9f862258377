import type { Page } from 'playwright/test'

/** Opens an address and waits until React has taken over what the server sent, so that clicks count. */
export async function openPage(page: Page, address: string) {
  await page.goto(address)
  await hydrated(page)
}

/**
 * Waits until every control on the page belongs to React. React keeps its node under a property of
 * the element whose name begins with `__reactFiber$` (react-dom 19); there is no public event for it.
 */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
    return controls.every((control) =>
      Object.keys(control).some((name) => name.startsWith('__reactFiber$')),
    )
  })
}
