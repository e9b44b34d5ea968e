// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const ChevronLeft = /* @__PURE__ */ icon('M15 18l-6-6 6-6')
