/**
 * Delays the scripts until the page was painted once and the visible pictures have loaded, or for one second. Scripts
 * would compete with visible content on a slow connection, and the page can be read and navigated without them. Until
 * then the modulepreload links are in a template, and the script has the type of plain text, which browsers do not run.
 * Its text, and therefore its hash in the content security policy, stays the same. Pictures further down are shown, and
 * thus requested, at the same moment. On a slow phone each request takes some milliseconds, so each is a separate task
 * and touches are handled between them.
 */
const startScript = `(() => {
  const begin = (later) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.textContent = later.textContent
    document.head.append(script)
    script.remove()
  }
  const start = () => {
    const links = document.querySelector('template[data-later]')?.content.children ?? []
    for (const link of [...links]) setTimeout(() => document.head.append(link))
    for (const later of document.querySelectorAll('script[data-later]')) setTimeout(() => begin(later))
    setTimeout(() => (document.documentElement.dataset.painted = ''))
  }
  const isSeen = (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight
  const startAfterPictures = () => {
    const pictures = [...document.images].filter((image) => !image.complete && isSeen(image))
    const ends = pictures.map((image) => new Promise((end) => (image.onload = image.onerror = end)))
    void Promise.race([Promise.all(ends), new Promise((end) => setTimeout(end, 1000))]).then(start)
  }
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(startAfterPictures))
})()`

const modulePreload = /<link rel="modulepreload"[^>]*>/g

/** Returns the rendered page with its scripts delayed until the first paint. */
export function paintFirst(page: string, nonce: string): string {
  const modules = page.match(modulePreload)
  const template = modules ? `<template data-later>${modules.join('')}</template>` : ''
  return page
    .replaceAll(modulePreload, '')
    .replaceAll(
      `<script nonce="${nonce}" type="module" async="">`,
      `<script nonce="${nonce}" type="text/plain" data-later>`,
    )
    .replace(/<\/body><\/html>$/, `${template}<script nonce="${nonce}">${startScript}</script>$&`)
}
