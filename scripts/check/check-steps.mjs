import { existsSync } from 'node:fs'

/** The steps of `npm run check`. Each command runs in Node; `after` names steps whose result it reads. */
export const checkSteps = [
  // Screens import types that the framework writes from routes.ts; the compiler and the linter read them.
  {
    name: 'route types',
    commands: existsSync('web/routes.ts') ? [['node_modules/@react-router/dev/bin.cjs', 'typegen']] : [],
  },
  {
    name: 'types',
    after: ['route types'],
    commands: [['node_modules/typescript/bin/tsc', '-b'], ['scripts/check/check-compiled.mjs']],
  },
  { name: 'lint', after: ['route types'], commands: [['node_modules/oxlint/bin/oxlint', '--format=unix']] },
  { name: 'dead code', commands: [['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']] },
  { name: 'walls', commands: [['scripts/check/check-walls.mjs']] },
  { name: 'format', commands: [['node_modules/oxfmt/bin/oxfmt', '--list-different', '.']] },
  { name: 'length', commands: [['scripts/check/check-length.mjs'], ['scripts/check/check-comments.mjs']] },
]
