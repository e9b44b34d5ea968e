// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const ArrowUpDown = /* @__PURE__ */ icon('M21 16l-4 4-4-4M17 20V4M3 8l4-4 4 4M7 4v16')
