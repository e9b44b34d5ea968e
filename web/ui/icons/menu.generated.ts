// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const Menu = /* @__PURE__ */ icon('M4 5h16M4 12h16M4 19h16')
