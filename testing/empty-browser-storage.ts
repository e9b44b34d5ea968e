import { beforeAll } from 'vitest'

// Empties the storage before each file, because test files share the storage of one browser.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
