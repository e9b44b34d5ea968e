import { beforeAll } from 'vitest'

// Empties the storage before each file, because test files share the storage of one browser. The theme says that scripts
// run, as the one in the head of each page does.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.dataset['theme'] ??= 'light'
})
