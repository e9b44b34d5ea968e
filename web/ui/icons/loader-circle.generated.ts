// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const LoaderCircle = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-6.219-8.56')
