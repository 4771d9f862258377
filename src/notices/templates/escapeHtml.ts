const entities: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#39;',
  '<': '&lt;',
  '>': '&gt;',
}

export function escapeHtml(text: string): string {
  return text.replace(/["&'<>]/g, (sign) => entities[sign] ?? '')
}
