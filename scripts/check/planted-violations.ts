import { line, plantedWalls, value, type PlantedViolation } from './planted-walls.ts'

/** A violation that is one file, named in the line in which the step reports it. */
function single(
  step: PlantedViolation['step'],
  claim: string,
  file: string,
  text: string,
  rest = '',
): PlantedViolation {
  return { claim, step, files: { [file]: text }, says: line(file, rest) }
}

const types = [
  single('types', 'domain uses fetch', 'domain/planted-fetch.ts', "export const planted = fetch('/')\n", "'fetch'"),
  single('types', 'domain uses console', 'domain/planted-console.ts', "console.log('planted')\n", "'console'"),
  single(
    'types',
    'domain uses process',
    'domain/planted-process.ts',
    'export const planted = process.pid\n',
    "'process'",
  ),
  single(
    'types',
    'locales uses document',
    'locales/planted-document.ts',
    'export const planted = document.title\n',
    "'document'",
  ),
  single(
    'types',
    'the server uses document',
    'server/planted-document.ts',
    'export const planted = document.title\n',
    "'document'",
  ),
  single(
    'types',
    'a file stands outside every tsconfig',
    'nowhere/planted.ts',
    value,
    'no tsconfig includes this file',
  ),
]

const floating = `async function plant(): Promise<void> {
  await Promise.resolve()
}

export function planted(): void {
  plant()
}
`

function component(words: string): string {
  return `export function Planted({ on }: { on: boolean }) {\n  return ${words}\n}\n`
}
const shown = "<p title={on ? 'Planted words' : ''} />"
const chosen = "<p>{on ? 'Planted words' : null}</p>"

const lint = [
  single(
    'lint',
    'domain reads the clock',
    'domain/planted-clock.ts',
    'export const planted = Date.now()\n',
    'no-clock',
  ),
  single(
    'lint',
    'domain takes the clock apart',
    'domain/planted-taken-clock.ts',
    'const { now } = Date\n\nexport const planted = now()\n',
    'no-clock',
  ),
  single(
    'lint',
    'domain passes chance along',
    'domain/planted-chance.ts',
    'export const planted = [1].map(Math.random)\n',
    'no-clock',
  ),
  single(
    'lint',
    'the planner makes a date',
    'planner/planted-date.ts',
    "export const planted = new Date('2026')\n",
    'restricted-globals',
  ),
  single(
    'lint',
    'the planner throws dice',
    'planner/planted-dice.ts',
    'export const planted = Math.random()\n',
    'no-clock',
  ),
  single('lint', 'a value is any', 'domain/planted-any.ts', 'export const planted: any = 1\n', 'no-explicit-any'),
  single(
    'lint',
    'a shape is claimed with as',
    'domain/planted-as.ts',
    "export const planted = JSON.parse('1') as number\n",
    'no-unsafe-type-assertion',
  ),
  single(
    'lint',
    'a shape is an interface',
    'domain/planted-shape.ts',
    'export interface Planted {\n  name: string\n}\n',
    'consistent-type-definitions',
  ),
  single('lint', 'a promise floats', 'domain/planted-promise.ts', floating, 'no-floating-promises'),
  single('lint', 'an export is the default', 'domain/planted-default.ts', 'export default 1\n', 'no-default-export'),
  single(
    'lint',
    'a file only re-exports',
    'domain/planted-barrel.ts',
    "export * from './planted.ts'\n",
    'no-barrel-file',
  ),
  single(
    'lint',
    'a file only re-exports by name',
    'domain/planted-named-barrel.ts',
    "export { placeKinds } from './places.ts'\n",
    'no-only-reexports',
  ),
  single(
    'lint',
    'a function at the top is an arrow',
    'domain/planted-arrow.ts',
    'export const planted = () => 1\n',
    'function-at-the-top',
  ),
  single('lint', 'a file name has capital letters', 'domain/plantedName.ts', value, 'filename-case'),
  single('lint', 'a file name says nothing', 'domain/utils.ts', value, 'honest-file-name'),
  single(
    'lint',
    'an exception gives no reason',
    'domain/planted-exception.ts',
    '// oxlint-disable-next-line no-var\nexport var planted = 1\n',
    'exception-has-reason',
  ),
  single(
    'lint',
    'the server writes to the console',
    'server/planted-console.ts',
    "console.log('planted')\n",
    'no-console',
  ),
  single(
    'lint',
    'the server reads the environment beside config.ts',
    'server/planted-env.ts',
    "export const planted = process.env['HOME']\n",
    'no-process-env',
  ),
  single(
    'lint',
    'the server imports the environment',
    'server/planted-imported-env.ts',
    "import { env } from 'node:process'\n\nexport const planted = env['HOME']\n",
    'environment-taken-out',
  ),
  single(
    'lint',
    'the server takes the environment out of the process',
    'server/planted-taken-env.ts',
    "const { env } = process\n\nexport const planted = env['HOME']\n",
    'environment-taken-out',
  ),
  single(
    'lint',
    'a component says a bare sentence',
    'web/ui/planted-text.tsx',
    component('<p hidden={on}>Planted words</p>'),
    'no-bare-sentence',
  ),
  single(
    'lint',
    'a component chooses between bare sentences',
    'web/ui/planted-choice.tsx',
    component(chosen),
    'no-bare-sentence',
  ),
  single(
    'lint',
    'a visible attribute is a bare sentence',
    'web/ui/planted-title.tsx',
    component(shown),
    'no-bare-sentence',
  ),
  single(
    'lint',
    'a screen uses process, which the types of the server bring along',
    'web/ui/planted-process.ts',
    'export const planted = process.pid\n',
    'restricted-globals',
  ),
  single(
    'lint',
    'a screen touches the browser storage',
    'web/ui/planted-storage.ts',
    "export const planted = localStorage.getItem('x')\n",
    'restricted-globals',
  ),
]

const others: PlantedViolation[] = [
  single('format', 'a line is formatted by hand', 'domain/planted-format.ts', 'export const planted  = "1";\n'),
  single(
    'length',
    'a comment line has 121 characters',
    'domain/planted-comment.ts',
    `// ${'a'.repeat(118)}\n${value}`,
    'a comment line of 121',
  ),
  single(
    'length',
    'a comment of several lines has one of 121 characters',
    'domain/planted-block-comment.ts',
    `/**\n * ${'a'.repeat(118)}\n */\n${value}`,
    'a comment line of 121',
  ),
  single(
    'length',
    'a comment of SQL has 121 characters',
    'server/platform/database/functions/planted.sql',
    `-- ${'a'.repeat(118)}\n`,
    'a comment line of 121',
  ),
  single('length', 'a file has 401 lines', 'domain/planted-length.ts', '// planted\n'.repeat(401), '401 lines'),
  {
    claim: 'a folder has 31 source files',
    step: 'length',
    files: Object.fromEntries(Array.from({ length: 31 }, (_, index) => [`domain/planted/file-${index}.ts`, value])),
    says: /^domain\/planted: 31 source files/mu,
  },
  single('dead code', 'nobody imports a file', 'domain/planted-file.ts', value),
  {
    claim: 'nobody imports an export',
    step: 'dead code',
    files: {
      'bench/planted.ts': "import { used } from '#domain/planted-export.ts'\n\nused()\n",
      'domain/planted-export.ts': 'export function used() {}\n\nexport function plantedUnused() {}\n',
    },
    says: /plantedUnused .*domain\/planted-export\.ts/u,
  },
  {
    claim: 'domain loads a package that is not listed for it',
    step: 'walls',
    files: { 'domain/planted-package.ts': "import { Kysely } from 'kysely'\n\nexport const planted = Kysely\n" },
    says: /not listed for it: domain\/planted-package\.ts/u,
  },
  {
    claim: 'web loads a module of Node',
    step: 'walls',
    files: { 'web/travel/planted-node.ts': "import { join } from 'node:path'\n\nexport const planted = join('a')\n" },
    says: /a module of Node: web\/travel\/planted-node\.ts/u,
  },
  {
    claim: 'two files import each other',
    step: 'walls',
    files: {
      'domain/planted-one.ts': "import { two } from './planted-two.ts'\n\nexport const one = () => two\n",
      'domain/planted-two.ts': "import { one } from './planted-one.ts'\n\nexport const two = () => one\n",
    },
    says: /a cycle: domain\/planted-/u,
  },
]

export const plantedViolations: PlantedViolation[] = [...plantedWalls, ...types, ...lint, ...others]
