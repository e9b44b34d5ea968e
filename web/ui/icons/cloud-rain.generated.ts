// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const CloudRain = /* @__PURE__ */ icon(
  'M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242M16 14v6M8 14v6M12 16v6',
)
