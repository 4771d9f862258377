import { expect, type Locator } from 'playwright/test'

/**
 * Presses a button of Payload's until what it leads to is there: its forms ignore what is pressed while they
 * work on what was typed, and disable the button once all is saved.
 */
export async function pressUntil(button: Locator, outcome: Locator) {
  await expect(async () => {
    await button.click({ timeout: 10_000 }).catch(() => undefined)
    // Longer than a slow machine takes to save: a notice of it goes away by itself.
    await expect(outcome).toBeVisible({ timeout: 20_000 })
  }).toPass()
}
