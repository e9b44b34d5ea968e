import { storageKey, changeEvent } from './stored-choices.ts'

/** Of the browser's own edge; the ground of either theme in tokens.css. */
export const edgeColours = { light: '#fbf8f1', dark: '#14171a' }

/**
 * Runs in the head before the first paint, so that nothing chosen ever flashes. It stands as text because nothing is
 * loaded yet at that moment; from then on `data-theme` is always light or dark, and the style sheets read the rest. Of
 * several colours for the browser's edge the first one counts.
 */
export const preferencesScript = `(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const sparing = matchMedia('(prefers-reduced-data: reduce)')
  const edge = document.createElement('meta')
  edge.name = 'theme-color'
  const apply = (event) => {
    let kept = event && event.type === '${changeEvent}' && event.detail
    try { kept = kept || JSON.parse(localStorage.getItem('${storageKey}')) } catch {}
    const chosen = (name) => kept?.[name]?.value
    const theme = /^(light|dark)$/.exec(chosen('theme'))?.[0] ?? (dark.matches ? 'dark' : 'light')
    root.dataset.theme = theme
    edge.content = theme === 'dark' ? '${edgeColours.dark}' : '${edgeColours.light}'
    if (!edge.isConnected) document.head.prepend(edge)
    root.dataset.textSize = chosen('textSize') ?? ''
    root.dataset.placeNames = chosen('placeNames') ?? ''
    const use = chosen('dataUse')
    const saves = sparing.matches || navigator.connection?.saveData === true
    root.toggleAttribute('data-reduced-data', use === 'reduced' || (use !== 'full' && saves))
  }
  apply()
  for (const system of [dark, sparing]) system.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('${changeEvent}', apply)
})()`
