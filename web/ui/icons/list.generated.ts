// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const List = /* @__PURE__ */ icon('M3 5h.01M3 12h.01M3 19h.01M8 5h13M8 12h13M8 19h13')
