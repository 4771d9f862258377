/**
 * Sends a form with its server action. After a success, reloads the page, which shows the result. `failed` is
 * called when there is no response.
 */
export async function sendAnswer<Answer extends { outcome?: string }>(
  action: (before: undefined, data: FormData) => Promise<Answer>,
  { data, done, failed }: { data: FormData; done: string; failed: Answer },
): Promise<Answer> {
  data.set('scripted', 'yes')
  const answer = await action(undefined, data).catch(() => failed)
  if (answer.outcome === 'done') {
    location.hash = done
    location.reload()
  }
  return answer
}
