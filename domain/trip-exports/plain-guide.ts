/** The words of a trip without the signs of Markdown, for files and messages that would show them as they stand. */
export function plainGuide(markdown: string): string {
  return markdown
    .replaceAll(/^#{1,6}[ \t]+/gmu, '')
    .replaceAll(/\*\*(?<bold>[^*\n]+)\*\*/gu, '$<bold>')
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?<italic>[^*\s][^*\n]*)\*(?![\p{L}\p{N}*])/gu, '$<italic>')
    .replaceAll(/\\(?<sign>[\\`*_{}[\]()#+\-.!>~|])/gu, '$<sign>')
}
