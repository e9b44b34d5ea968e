import { beforeAll } from 'vitest'

// Test files share the storage of one browser, and what one leaves there is what the next one finds.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
