// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const X = /* @__PURE__ */ icon('M18 6 6 18M6 6l12 12')
