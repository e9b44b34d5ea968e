/**
 * Scripts begin when the page was painted once and the pictures in sight are there, or a second later: they would share
 * a slow line with what is seen, and the page reads and navigates without them. In the markup they therefore stand
 * under names that mean nothing to a browser, until this gives them their own. The text of the script stays as it was,
 * and with it its hash in the policy. The pictures further down are shown then too, which is when they are asked for.
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
    for (const link of document.querySelectorAll('link[rel="later"]')) setTimeout(() => (link.rel = 'modulepreload'))
    for (const later of document.querySelectorAll('script[type="later"]')) setTimeout(() => begin(later))
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

/** The rendered page with its scripts put off until the first paint. */
export function paintFirst(page: string, nonce: string): string {
  return page
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replaceAll(`<script nonce="${nonce}" type="module" async="">`, `<script nonce="${nonce}" type="later">`)
    .replace(/<\/body><\/html>$/, `<script nonce="${nonce}">${startScript}</script>$&`)
}
