// Made by scripts/generate/make-icons.mjs from Lucide 1.75.0 (ISC, lucide.dev/license); do not edit.
import { icon } from '#web/ui/icon.tsx'

export const Languages = /* @__PURE__ */ icon('M5 8l6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6')
