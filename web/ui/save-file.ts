export function saveFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers fail to read the file when its address is revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
