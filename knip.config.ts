import type { KnipConfig } from 'knip'

/** What nobody imports is dead, except where something other than an import finds it. */
export default {
  entry: [
    // Started by hand, by package.json or by another process.
    'server/main.ts',
    'testing/**/*-writer.ts',
    'scripts/*.mjs',
    'scripts/{check,generate}/*.mjs',
    'scripts/operate.ts',
    'scripts/check/check-sources.ts',
    'scripts/**/*.test.ts',
    'bench/**/*.ts',
    // Named by vite.config.ts and by the framework, never imported.
    'web/handler.ts',
    // Built on its own, see web/build-service-worker.ts.
    'web/offline/service-worker.ts',
  ],
  // Tests of the scripts copy the stand-ins over the real commands.
  project: ['**/*.{ts,tsx,mjs,js,css}', '!public/**', '!build/**', '!var/**', '!testing/stand-ins/**'],
  ignoreDependencies: [
    // Found with createRequire().resolve: the server runs the programs inside and imports none of its code.
    'pg18',
    // Run by path from scripts/check/check.mjs.
    'oxfmt',
    // Loaded by dependency-cruiser as its parser.
    '@swc/core',
  ],
  // A type may be exported so that declarations can name it.
  ignoreExportsUsedInFile: { type: true, interface: true },
} satisfies KnipConfig
