import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { keepServerOut } from './web/keep-server-out.ts'

export default defineConfig({
  plugins: [keepServerOut(), tailwindcss(), reactRouter()],
  // handler.ts is what the server imports: it brings the routes and the context module as one bundle,
  // so that a loader and the server mean the same context.
  environments: { ssr: { build: { rolldownOptions: { input: 'web/handler.ts' } } } },
  server: { middlewareMode: true },
})
