export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

const storageKey = 'theme'

/**
 * Runs in the head before the first paint, so that a chosen theme never flashes. It stands as text because
 * nothing is loaded yet at that moment; `data-theme` is then always one of light and dark.
 */
export const themeScript = `(()=>{const s=matchMedia('(prefers-color-scheme: dark)');const set=()=>{let c=null;try{c=localStorage.getItem('${storageKey}')}catch{}document.documentElement.dataset.theme=c==='light'||c==='dark'?c:s.matches?'dark':'light'};set();s.addEventListener('change',set);addEventListener('storage',set);addEventListener('themechange',set)})()`

/** What the visitor chose on this device. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return themeChoices.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system' // storage may be switched off; the page then follows the system
  }
}

/** Keeps the choice on this device and applies it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, choice)
  } catch {
    return // without storage there is nowhere to keep it, and a choice that is lost on the next page is none
  }
  dispatchEvent(new Event('themechange'))
}

/** Calls back when the choice changes in this tab or another. */
export function onThemeChange(callback: () => void): () => void {
  addEventListener('themechange', callback)
  addEventListener('storage', callback)
  return () => {
    removeEventListener('themechange', callback)
    removeEventListener('storage', callback)
  }
}
