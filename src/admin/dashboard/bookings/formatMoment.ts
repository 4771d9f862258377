const inIndia = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** `20 Nov 2026, 16:05 IST`, the clock of Jaipur wherever the server stands. */
export function formatMoment(moment: string): string {
  return `${inIndia.format(new Date(moment))} IST`
}
