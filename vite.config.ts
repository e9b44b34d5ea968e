import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepServerOut } from './web/keep-server-out.ts'

// Every page needs the framework, which rarely changes, and what the root needs. Few files compress better than many.
const scriptGroups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  { name: 'shell', test: /[\\/]web[\\/](root|entry\.client|routes[\\/]language)\.tsx/, priority: 1 },
  // Modules that most pages use; as separate files they are a fifth larger.
  {
    name: 'page-parts',
    test: /[\\/](web[\\/]ui[\\/](served-part|near-view|section-head|strip|use-scroll-stop|title-with-korean)|domain[\\/]seoul-time)\.tsx?/,
    priority: 1,
  },
  // Small parts of a trip. Each file of its own would be named in the list of routes, which every page loads.
  {
    name: 'trip-parts',
    test: /domain[\\/](plan-clocks|private-stops|trip-markdown|trip-privacy|trip-recovery)\.ts/,
    priority: 0,
  },
  // What forms are made of. A screen with one is fetched after the first view, and few files are there sooner.
  {
    name: 'fields',
    test: /[\\/](web[\\/]ui[\\/](choice-box|error-summary|field-frame|form-part-messages|held-form|text-field)|locales[\\/]en[\\/]form-parts)\.tsx?/,
    priority: 1,
  },
  { name: 'tabs', test: /[\\/]web[\\/]ui[\\/](in-place|tab-keys|tab-links|tab-look)\.tsx?/, priority: 1 },
  { name: 'dialogs', test: /[\\/]web[\\/]ui[\\/](dialog|modal|top-dialog)\.tsx/, priority: 1 },
  {
    name: 'account-forms',
    test: /[\\/](web[\\/]features[\\/]accounts[\\/](account-form|account-page|describe-failure|email-field|for-visitors|form-rules|needs-scripts|retry-after|use-attempt|words)|web[\\/]ui[\\/]password-field|locales[\\/]en[\\/]accounts)\.tsx?/,
    priority: 1,
  },
]

export default defineConfig({
  plugins: [keepServerOut(), tailwindcss(), reactRouter()],
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
