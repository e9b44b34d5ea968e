// Made by scripts/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const ArrowRight = /* @__PURE__ */ icon('M5 12h14M12 5l7 7-7 7')
