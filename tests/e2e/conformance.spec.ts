import { hasJava, htmlProblems } from '../harness/pages/htmlChecker'
import { everyPage } from '../harness/pages/routes'
import { expect, test } from './fixtures'

test('[Y1] [Z1] [I1] the HTML of every page should be valid', async ({ request }) => {
  test.skip(!(await hasJava()), 'The HTML checker needs Java')
  test.setTimeout(180_000)
  const documents = new Map<string, string>()
  // Another language has the same elements around other words.
  for (const path of [...everyPage, '/hi', '/hi/events/royal-wedding-setup'])
    documents.set(path, await (await request.get(path)).text())
  expect(await htmlProblems(documents)).toEqual([])
})
