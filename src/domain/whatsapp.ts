/** A chat link; `digits` are the ten of a mobile number. Takes digits only, no plus. */
export function whatsappLink(digits: string, text: string): string {
  return `https://wa.me/91${digits}?text=${encodeURIComponent(text)}`
}
