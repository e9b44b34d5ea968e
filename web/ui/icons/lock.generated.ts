// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const Lock = /* @__PURE__ */ icon(
  'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2M7 11V7a5 5 0 0 1 10 0v4',
)
