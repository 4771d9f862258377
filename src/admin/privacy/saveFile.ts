/** Hands the browser a file to keep. */
export function saveFile({ file, name }: { file: Blob; name: string }) {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { download: name, href: url })
  link.click()
  URL.revokeObjectURL(url)
}
