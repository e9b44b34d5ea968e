/**
 * Scripts begin when the page was painted once and the pictures in sight are there, or a second later: they would share
 * a slow line with what is seen, and the page reads and navigates without them. Until then the links to the modules
 * stand in a template, and the script is one of plain text, which no browser runs. Its text stays as it was, and with
 * it its hash in the policy. The pictures further down are shown then too, which is when they are asked for.
 * To ask for a file takes a slow phone some milliseconds: each is a task of its own, and a touch comes in between.
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

/** The rendered page with its scripts put off until the first paint. */
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
