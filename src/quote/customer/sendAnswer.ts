/**
 * Sends a form by its server action. Where that is done, the page is loaded again, at what has become of it;
 * `failed` says that nothing came back.
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
