/** A text without characters that no file of text should hold, such as escape codes; ends of lines stay. */
export function dropControls(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[\p{Cc}--[\n]]/gv, '')
}
