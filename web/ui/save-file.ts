/** Hands a text to the browser as a file to keep. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then; at once, some of them would find nothing.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
