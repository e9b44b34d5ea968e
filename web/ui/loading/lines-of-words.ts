/** How many lines some words of a text stand on; 0 where they are not. */
export function linesOfWords(element: Element, words: string): number {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const start = node.textContent?.indexOf(words) ?? -1
    if (start < 0) continue
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, start + words.length)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  }
  return 0
}
