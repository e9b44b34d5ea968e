// Made by scripts/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const Navigation = /* @__PURE__ */ icon('')
