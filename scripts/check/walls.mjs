/**
 * Which folder may import which, in one table. The lint configuration (walls-for-lint.mjs) and the import check
 * (check-walls.mjs) both read it; docs explain it, nothing repeats it.
 *
 * A path that ends in `/` is a folder and everything below it; another path is one file. A file belongs to the zone
 * with the longest path that fits it. Imports inside one's own zone are always allowed.
 */

export const capabilities = [
  'accounts',
  'clinics',
  'places',
  'food',
  'trips',
  'consultations',
  'reviews',
  'settings',
  'contact',
  'status',
]

/** The folders at the top that hold our code. An import can only be wrong when it ends in one of these. */
export const topFolders = [
  'domain',
  'pictures',
  'planner',
  'seed',
  'locales',
  'server',
  'web',
  'testing',
  'e2e',
  'bench',
  'scripts',
]

/** What the browser's side may take from the server, and only as types. */
const serverTypes = ['server/services.ts']

/** What a client knows of the routes, likewise: web/api.ts reads it for all of web. */
const routeTypes = ['server/api.ts']

/** What features and shared parts of web may use beside their folders: calling the server, as who is signed in,
 * and what the reader chose. */
const webBase = [
  'web/api.ts',
  'web/bearer.ts',
  'web/keep-syncing.ts',
  'web/page-data.ts',
  'web/preferences/',
  'web/use-api-call.ts',
  'web/use-own-requests.ts',
]

/** What a zone of web may load: anything else would reach visitors. A package for Node alone is not listed. */
const webPackages = [
  '@base-ui/react',
  '@supabase/auth-js',
  '@supabase/storage-js',
  '@zxcvbn-ts/core',
  'isbot',
  'lucide-react',
  'maplibre-gl',
  'pmtiles',
  'react',
  'react-day-picker',
  'react-dom',
  'react-dropzone',
  'react-hook-form',
  'react-router',
  'uqr',
  'zod/mini',
]

function serverCapability(name) {
  const others = capabilities.filter((other) => other !== name)
  return {
    name: `server/${name}`,
    at: [`server/${name}/`],
    may: [
      'domain/',
      'planner/',
      'locales/',
      'server/platform/',
      ...others.map((other) => `server/${other}/${other}.ts`),
    ],
  }
}

function webFeature(name) {
  const planner = name === 'trips' ? ['planner/'] : []
  return {
    name: `web/features/${name}`,
    at: [`web/features/${name}/`],
    may: ['domain/', 'locales/', 'web/ui/', 'web/travel/', 'web/administration/', ...webBase, ...planner],
    types: serverTypes,
    packages: webPackages,
  }
}

/**
 * name: what a violation is called · at: where the zone lies · may: what it may import besides itself ·
 * types: what it may import as types only · packages: the npm packages it may load (absent: any) ·
 * node: whether it may load Node's own modules (absent: yes, unless packages is given).
 */
export const zones = [
  { name: 'domain', at: ['domain/'], may: [], packages: ['zod/mini'] },
  { name: 'pictures', at: ['pictures/'], may: ['domain/'], packages: [] },
  { name: 'planner', at: ['planner/'], may: ['domain/'], packages: ['tinyqueue'] },
  { name: 'seed', at: ['seed/'], may: ['domain/'] },
  { name: 'locales', at: ['locales/'], may: [], types: ['domain/'], packages: [] },

  // main.ts, config.ts, services.ts: the files that compose the server.
  { name: 'server', at: ['server/'], may: ['domain/', 'planner/', 'locales/', 'seed/'] },
  { name: 'server/platform', at: ['server/platform/'], may: ['domain/', 'locales/', 'pictures/'] },
  ...capabilities.map(serverCapability),
  // Copies rows and files of every capability.
  { name: 'server/backup', at: ['server/backup/'], may: ['locales/', 'server/platform/'] },

  // root, routes, entries: the files that compose web.
  { name: 'web', at: ['web/'], may: ['domain/', 'locales/'], types: serverTypes, packages: webPackages },
  {
    name: 'web/node',
    at: [
      'web/entry.server.tsx',
      'web/handler.ts',
      'web/keep-server-out.ts',
      'web/build-service-worker.ts',
      'web/routes.ts',
    ],
    may: ['domain/', 'locales/', 'web/'],
    types: serverTypes,
  },
  {
    name: 'web/base',
    at: webBase,
    may: ['domain/', 'locales/', 'web/ui/'],
    types: routeTypes,
    packages: webPackages,
  },
  { name: 'web/ui', at: ['web/ui/'], may: ['locales/'], packages: webPackages },
  {
    name: 'web/travel',
    at: ['web/travel/'],
    may: ['domain/', 'locales/', 'web/ui/', ...webBase],
    types: serverTypes,
    packages: webPackages,
  },
  // The parts of editing that do not depend on what is edited.
  {
    name: 'web/administration',
    at: ['web/administration/'],
    may: ['domain/', 'locales/', 'web/ui/', ...webBase],
    packages: webPackages,
  },
  ...capabilities.map(webFeature),

  { name: 'testing', at: ['testing/'], may: ['domain/', 'planner/', 'locales/', 'seed/', 'server/'] },
  { name: 'e2e', at: ['e2e/'], may: ['domain/', 'locales/', 'seed/', 'testing/'] },
  // Beyond the first table: a bench starts the built product, which testing/servers/started-app.ts knows how to.
  // And some drive a browser, which scripts/chromium.mjs knows where to find.
  {
    name: 'bench',
    at: ['bench/'],
    may: ['domain/', 'planner/', 'seed/', 'server/', 'testing/', 'scripts/chromium.mjs'],
  },
  { name: 'scripts', at: ['scripts/'], may: ['domain/', 'planner/', 'seed/', 'server/'] },
]

/** A test may use the builders and fakes, wherever it stands. */
export const testsMay = ['testing/']

/** Importing this one starts a server. */
export const neverImported = ['server/main.ts']

export function isUnder(path, places) {
  return places.some((place) => (place.endsWith('/') ? path.startsWith(place) : path === place))
}

/** What may be imported from a zone, its own place included. */
export function allowedFrom(zone, { asTest = false } = {}) {
  return [...zone.at, ...zone.may, ...(asTest ? testsMay : [])]
}

/** Places inside a zone that belong to a more specific one. */
export function carvedOut(zone) {
  return zones
    .filter((other) => other !== zone)
    .flatMap((other) => other.at)
    .filter((place) => isUnder(place, zone.at))
}
