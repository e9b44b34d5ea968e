import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepServerOut } from './web/keep-server-out.ts'

// Every page needs the framework, which rarely changes, and what the root needs. Few files compress better than many.
const scriptGroups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  { name: 'shell', test: /[\\/]web[\\/](root|entry\.client|routes[\\/]language)\.tsx/, priority: 1 },
  // Small modules that many parts use. Alone, each set of parts that shares one would get a file for it.
  { name: 'common', test: /[\\/](web|domain|locales|node_modules)[\\/]/, minShareCount: 22, maxModuleSize: 2500 },
]

export default defineConfig({
  plugins: [keepServerOut(), tailwindcss(), reactRouter()],
  // For web/build-service-worker.ts.
  build: { manifest: true },
  // handler.ts is what the server imports: it brings the routes and the context module as one bundle,
  // so that a loader and the server mean the same context.
  environments: {
    ssr: { build: { rolldownOptions: { input: 'web/handler.ts' } } },
    client: {
      build: {
        // Of the icons' 2,000 modules only those that are used are read: the build takes half the time.
        rolldownOptions: { experimental: { lazyBarrel: true }, output: { codeSplitting: { groups: scriptGroups } } },
      },
    },
  },
  server: { middlewareMode: true },
})
