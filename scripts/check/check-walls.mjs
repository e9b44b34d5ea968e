import { cruise } from 'dependency-cruiser'
import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { listSourceFiles } from './source-files.mjs'
import { allowedFrom, carvedOut, neverImported, topFolders, zones } from './walls.mjs'

/** Reads every import of the tree and compares it with the table of walls. Exits 1 and names what broke one. */

const testFile = String.raw`\.test\.tsx?$`
// Generated files, whose imports are not ours to arrange.
const generated = String.raw`^\.react-router/|^build/|^var/`

function pattern(places) {
  return places.map((place) => {
    const literal = RegExp.escape(place)
    return place.endsWith('/') ? `^${literal}` : `^${literal}$`
  })
}

const ours = [`^(?:${topFolders.join('|')})/`]

function zoneRules(zone) {
  const from = { path: pattern(zone.at), pathNot: [...pattern(carvedOut(zone)), testFile] }
  const types = zone.types ?? []
  return [
    forbid(`${zone.name} imports what it may not`, from, {
      path: ours,
      pathNot: [...pattern(allowedFrom(zone)), ...pattern(types)],
    }),
    forbid(
      `a test of ${zone.name} imports what it may not`,
      { path: pattern(zone.at).map((place) => `${place}.*${testFile}`), pathNot: pattern(carvedOut(zone)) },
      { path: ours, pathNot: [...pattern(allowedFrom(zone, { asTest: true })), ...pattern(types)] },
    ),
    ...(types.length > 0
      ? [
          forbid(
            `${zone.name} imports a value where only types may cross`,
            { path: pattern(zone.at), pathNot: pattern(carvedOut(zone)) },
            {
              path: pattern(types),
              dependencyTypesNot: ['type-only'],
            },
          ),
        ]
      : []),
    ...(zone.packages ? packageRules(zone, from) : []),
  ]
}

function packageRules(zone, from) {
  const allowed = zone.packages.map((name) => `(?:^|/)node_modules/${RegExp.escape(name)}(?:/|$)`)
  return [
    forbid(`${zone.name} loads a package that is not listed for it`, from, {
      path: ['(?:^|/)node_modules/'],
      pathNot: allowed,
      dependencyTypesNot: ['type-only'],
    }),
    forbid(`${zone.name} loads a module of Node`, from, { dependencyTypes: ['core'] }),
  ]
}

function forbid(name, from, to) {
  return { name, severity: 'error', from, to }
}

const forbidden = [
  ...zones.flatMap(zoneRules),
  forbid('importing this starts a server', {}, { path: pattern(neverImported) }),
  forbid('a cycle', {}, { circular: true }),
]

const folders = topFolders.filter((folder) => existsSync(folder))
const { output } = await cruise(
  folders,
  {
    ruleSet: { forbidden },
    validate: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    exclude: { path: generated },
    doNotFollow: { path: ['node_modules'] },
  },
  { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'], conditionNames: ['import'], exportsFields: ['exports'] },
)

/** `../` that leaves a top folder or a capability; the resolved path could be right and the habit still wrong. */
function climbing(module) {
  return module.dependencies.filter((dependency) => {
    if (!/(?:^|\/)\.\.\//u.test(dependency.module)) return false
    const target = posix.join(posix.dirname(module.source), dependency.module)
    return roomOf(target) !== roomOf(module.source)
  })
}

function roomOf(path) {
  const [top, second, third] = path.split('/')
  if (top === 'server') return `${top}/${second?.includes('.') ? '' : second}`
  if (top === 'web' && second === 'features') return `${top}/${second}/${third}`
  return top
}

const read = output.modules.filter(({ source }) => topFolders.some((folder) => source.startsWith(`${folder}/`)))
const broken = [
  ...output.summary.violations.map(({ rule, from, to, cycle }) =>
    cycle ? `${rule.name}: ${[from, ...cycle.map((step) => step.name)].join(' → ')}` : `${rule.name}: ${from} → ${to}`,
  ),
  ...read.flatMap((module) =>
    climbing(module).map(
      ({ module: written }) => `\`../\` across a folder that is a wall: ${module.source} → ${written}`,
    ),
  ),
]

if (read.length === 0) broken.push('no module was read at all, so nothing was checked')
else broken.push(...unread().map((file) => `not read, so not checked: ${file}`))
for (const line of broken) console.log(line)
console.log(`${read.length} modules read, ${broken.length} walls broken`)
process.exitCode = broken.length > 0 ? 1 : 0

function unread() {
  const names = new Set(read.map(({ source }) => source))
  const inFolders = (file) => topFolders.some((folder) => file.startsWith(`${folder}/`))
  return listSourceFiles().filter(
    (file) => inFolders(file) && /(?<!\.d)\.(?:tsx?|mjs)$/u.test(file) && !names.has(file),
  )
}
