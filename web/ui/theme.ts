import { forget, readStored, store } from './local-storage.ts'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Of the browser's own edge; the ground of either theme in tokens.css. */
export const edgeColours = { light: '#fbf8f1', dark: '#14171a' }

const storageKey = 'theme'
const changeEvent = 'themechange'

/**
 * Runs in the head before the first paint, so that a chosen theme never flashes. It stands as text because
 * nothing is loaded yet at that moment; from then on `data-theme` is always light or dark. Of several colours for the
 * browser's edge the first one counts.
 */
export const themeScript = `(() => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const edge = document.createElement('meta')
  edge.name = 'theme-color'
  const apply = () => {
    let choice = null
    try { choice = localStorage.getItem('${storageKey}') } catch {}
    const theme = choice === 'light' || choice === 'dark' ? choice : system.matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = theme
    edge.content = theme === 'dark' ? '${edgeColours.dark}' : '${edgeColours.light}'
    if (!edge.isConnected) document.head.prepend(edge)
  }
  apply()
  system.addEventListener('change', apply)
  addEventListener('storage', apply)
  addEventListener('${changeEvent}', apply)
})()`

/** What the visitor chose on this device. */
export function readThemeChoice(): ThemeChoice {
  const stored = readStored(storageKey)
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

/** Keeps the choice on this device and shows it at once, in this tab and the others. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') forget(storageKey)
  else store(storageKey, choice)
  dispatchEvent(new Event(changeEvent))
}

/** Calls back when the choice changes, in this tab or another. */
export function onThemeChange(callback: () => void): () => void {
  const events = [changeEvent, 'storage']
  for (const event of events) addEventListener(event, callback)
  return () => {
    for (const event of events) removeEventListener(event, callback)
  }
}
