// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const ArrowLeft = /* @__PURE__ */ icon('M12 19l-7-7 7-7M19 12H5')
