/** Removes control characters such as escape codes; line breaks stay. */
export function dropControls(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[\p{Cc}--[\n]]/gv, '')
}
