// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const ArrowLeftRight = /* @__PURE__ */ icon('M8 3 4 7l4 4M4 7h16M16 21l4-4-4-4M20 17H4')
