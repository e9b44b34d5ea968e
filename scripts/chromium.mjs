import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { runStep } from './processes.mjs'
import { Stop } from './stop.mjs'

const commandNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

// One machine for the browser, the server and its database; no sandbox, because tests also run as root. The browser may
// fetch nothing on its own, so that every request that leaves is one of ours.
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// Chromium loads two pages of its address bar for each visitor of a test, which takes most of a second of processor
// time. This list replaces the one that Playwright gives, so it begins with that.
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** For tests that Playwright drives. */
export const drivenFlags = [...chromiumFlags, `--disable-features=${withoutFeatures.join()}`]

/** A Chromium for the browser tests; as root on Debian it is installed, elsewhere a sentence says what to install. */
export async function ensureChromium(root) {
  const found = findChromium()
  if (found) return found
  if (!canInstall()) throw new Stop(howToGetOne())
  console.log('No Chromium found: installing it with apt-get.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  // Without the fonts every Hangul sign on the screens is an empty box.
  const packages = ['--yes', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']
  await runStep({ command: 'apt-get', args: [...quiet, 'update'], root, env })
  const code = await runStep({ command: 'apt-get', args: [...quiet, 'install', ...packages], root, env })
  const installed = findChromium()
  if (code === 0 && installed) return installed
  throw new Stop(`apt-get could not install Chromium; its words stand above. ${howToGetOne()}`)
}

export function findChromium() {
  const named = process.env['CHROME_PATH']
  if (named) {
    if (isProgram(named)) return named
    throw new Stop(`CHROME_PATH names ${named}, which is not a program that can be run.`)
  }
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter).filter(path.isAbsolute)
  const byName = onPath.flatMap((folder) => commandNames.map((name) => path.join(folder, name)))
  return [...byName, ...usualPlaces, ...downloadedOnes()].find(isProgram)
}

/** Those that Playwright downloaded for another project. */
function downloadedOnes() {
  const folder = path.join(homedir(), '.cache', 'ms-playwright')
  const versions = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('chromium-')) : []
  return versions.flatMap((name) =>
    ['chrome-linux', 'chrome-linux64'].map((at) => path.join(folder, name, at, 'chrome')),
  )
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    // Missing or not executable: the next place is tried.
    return false
  }
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

function howToGetOne() {
  return 'The browser tests need Chromium: install it (on Debian: apt-get install chromium fonts-noto-cjk) or name it in CHROME_PATH.'
}
