/** Rich text of one paragraph. */
export function plainText(text: string) {
  const node = { detail: 0, format: 0, mode: 'normal', style: '', text, type: 'text', version: 1 }
  const block = { direction: 'ltr', format: '', indent: 0, version: 1 }
  return {
    root: { ...block, children: [{ ...block, children: [node], type: 'paragraph' }], type: 'root' },
  }
}
