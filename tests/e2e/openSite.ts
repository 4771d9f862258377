import type { Page } from 'playwright/test'

/** Opens a page of the site and waits until React handles all that can be pressed or filled in. */
export async function openSite(page: Page, address: string) {
  const answer = await page.goto(address)
  await handled(page)
  return answer
}

export async function reloadSite(page: Page) {
  await page.reload()
  await handled(page)
}

/**
 * React keeps its node under a property of the element whose name begins with `__reactFiber$`
 * (react-dom 19). It never takes over the hidden fields that a form with a server action brings.
 */
export async function handled(page: Page) {
  await page.waitForFunction(() => {
    const controls = [
      ...document.querySelectorAll(
        ':is(main, header) :is(a, button, input:not([type=hidden]), select, textarea)',
      ),
    ]
    return controls.every((control) =>
      Object.keys(control).some((name) => name.startsWith('__reactFiber$')),
    )
  })
}
