import { expect, type Locator } from 'playwright/test'

/**
 * Presses a button of Payload's until what it leads to is there: its forms ignore what is pressed while they
 * work on what was typed.
 */
export async function pressUntil(button: Locator, outcome: Locator) {
  await expect(async () => {
    if (!(await outcome.isVisible())) await button.click({ timeout: 5000 })
    await expect(outcome).toBeVisible({ timeout: 5000 })
  }).toPass()
}
