import { defineConfig } from 'oxlint'
import { wallOverrides } from './scripts/check/walls-for-lint.mjs'

/** A rule is an error or absent. What a rule cannot see stands in scripts/check/lint-rules.mjs. */
export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'node', 'react', 'jsx-a11y', 'promise', 'vitest'],
  jsPlugins: [{ name: 'house', specifier: './scripts/check/lint-rules.mjs' }],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: ['node_modules', 'build', 'var', '.react-router', 'public'],
  env: { es2024: true },
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'house/function-at-the-top': 'error',
    'house/exception-has-reason': 'error',
    'house/honest-file-name': 'error',
    'house/no-only-reexports': 'error',

    // Types
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/return-await': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: true }],
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/use-unknown-in-catch-callback-variable': 'error',

    // Shape
    'max-lines': ['error', { max: 400 }],
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-console': 'error',
    'no-param-reassign': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-else-return': 'error',
    'no-useless-return': 'error',
    'object-shorthand': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/no-abusive-eslint-disable': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/no-mutable-exports': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'oxc/no-const-enum': 'error',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Waiting for something that does not come fails too.
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expect*', 'assert*', 'fc.assert', 'waitUntil*'] },
    ],
    'react/rules-of-hooks': 'error',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/no-danger': 'error',
    'react/self-closing-comp': 'error',

    // Not ours: one awaits in a loop when order matters, a helper may stand where it is used, stylesheets are imported
    // for their effect, and a copied object or a list of three costs nothing.
    'no-await-in-loop': 'off',
    'oxc/no-map-spread': 'off',
    'unicorn/prefer-set-has': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default-member': 'off',
    'no-underscore-dangle': 'off',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    // The compiler knows what a then() returns; a loop may wait for something that an event changes.
    'promise/always-return': 'off',
    'no-unmodified-loop-condition': 'off',
    // The compiler already knows which paths of a function return (noImplicitReturns).
    'typescript/consistent-return': 'off',
  },
  overrides: [
    ...wallOverrides(),
    {
      files: ['web/**/*.tsx'],
      rules: { 'house/no-bare-sentence': 'error' },
    },
    // What a test writes on a button nobody translates.
    { files: ['web/**/*.test.tsx'], rules: { 'house/no-bare-sentence': 'off' } },
    {
      files: ['web/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'localStorage', message: 'Use web/ui/local-storage.ts.' },
          { name: 'sessionStorage', message: 'Use web/ui/session-storage.ts.' },
          { name: 'process', message: 'The browser has none; import.meta.env says which build this is.' },
          { name: 'Buffer', message: 'The browser has none.' },
          { name: 'global', message: 'Write globalThis.' },
        ],
        'no-restricted-properties': [
          'error',
          { object: 'window', property: 'localStorage', message: 'Use web/ui/local-storage.ts.' },
          { object: 'window', property: 'sessionStorage', message: 'Use web/ui/session-storage.ts.' },
          { object: 'self', property: 'localStorage', message: 'Use web/ui/local-storage.ts.' },
          { object: 'self', property: 'sessionStorage', message: 'Use web/ui/session-storage.ts.' },
          { object: 'globalThis', property: 'localStorage', message: 'Use web/ui/local-storage.ts.' },
          { object: 'globalThis', property: 'sessionStorage', message: 'Use web/ui/session-storage.ts.' },
        ],
      },
    },
    {
      files: [
        'web/ui/local-storage.ts',
        'web/ui/session-storage.ts',
        'web/entry.server.tsx',
        'web/handler.ts',
        'web/keep-server-out.ts',
      ],
      rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
    },
    {
      // A redirect or a page that does not exist is thrown; the router's values are not errors.
      files: ['web/**'],
      rules: { 'typescript/only-throw-error': 'off' },
    },
    {
      files: ['domain/**', 'pictures/**', 'planner/**', 'locales/**', 'seed/**'],
      rules: { 'house/no-clock': 'error' },
    },
    {
      files: ['planner/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'Date', message: 'The planner gets minutes and dates from outside.' },
        ],
      },
    },
    {
      // config.ts is the one file that reads the environment; main.ts hands it over.
      files: ['server/**'],
      rules: { 'node/no-process-env': 'error', 'house/environment-taken-out': 'error' },
    },
    {
      files: ['server/config.ts', 'server/main.ts', 'server/**/*.test.ts'],
      rules: { 'node/no-process-env': 'off', 'house/environment-taken-out': 'off' },
    },
    {
      // The framework, the linter and the test runner ask for a default export here.
      files: [
        'web/root.tsx',
        'web/routes.ts',
        'web/routes/**',
        'web/entry.*.tsx',
        '*.config.ts',
        'scripts/check/lint-rules.mjs',
        'scripts/report-loose-errors.mjs',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // What a command prints is its product.
      files: ['scripts/**', 'bench/**', 'e2e/**', 'testing/stand-ins/**', 'server/main.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // Plain JavaScript that runs before anything is installed, or inside the tools: there are no types to rely on.
      files: ['**/*.mjs', '**/*.cjs'],
      rules: {
        'typescript/no-require-imports': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/restrict-template-expressions': 'off',
      },
    },
    {
      // Copied over scripts by tests, so their paths are those of the place they go to.
      files: ['testing/stand-ins/**'],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      // Data is as long as the world.
      files: ['seed/facts/**', 'seed/samples/**', 'locales/**', '**/*.generated.ts'],
      rules: { 'max-lines': 'off' },
    },
  ],
})
