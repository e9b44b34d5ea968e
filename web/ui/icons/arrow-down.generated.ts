// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const ArrowDown = /* @__PURE__ */ icon('M12 5v14M19 12l-7 7-7-7')
