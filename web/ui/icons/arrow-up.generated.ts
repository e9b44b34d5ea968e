// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const ArrowUp = /* @__PURE__ */ icon('M5 12l7-7 7 7M12 19V5')
