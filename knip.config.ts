import type { KnipConfig } from 'knip'

/** What nobody imports is dead, except where something other than an import finds it. */
export default {
  entry: [
    // Started by hand, by package.json or by another process.
    'server/main.ts',
    'scripts/*.mjs',
    'scripts/**/*.test.ts',
    'bench/**/*.ts',
    // Named by vite.config.ts and by the framework, never imported.
    'web/handler.ts',
  ],
  project: ['**/*.{ts,tsx,mjs,js,css}', '!public/**', '!build/**', '!var/**'],
  ignoreDependencies: [
    // Run by path from scripts/check.mjs.
    'oxfmt',
    // Loaded by oxlint for its rules that need types.
    'oxlint-tsgolint',
    // Loaded by dependency-cruiser as its parser.
    '@swc/core',
  ],
  // A type may be exported so that declarations can name it.
  ignoreExportsUsedInFile: { type: true, interface: true },
} satisfies KnipConfig
