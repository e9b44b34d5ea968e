// Made by scripts/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const BusFront = /* @__PURE__ */ icon(
  'M4 6 2 7M10 6h4M22 7l-2-1M6 3h12a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2M4 11h16M8 15h.01M16 15h.01M6 19v2M18 21v-2',
)
