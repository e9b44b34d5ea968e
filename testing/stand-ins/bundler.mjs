// Stands for the bundler in the tests of our commands: what it builds is the text of web/page.ts.
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

appendFileSync('bundler.calls', '.')
const page = readFileSync('web/page.ts', 'utf8')
const folder = process.env['BUILD_DIRECTORY']
mkdirSync(join(folder, 'client'), { recursive: true })
mkdirSync(join(folder, 'server'), { recursive: true })
writeFileSync(join(folder, 'client/page.js'), page.repeat(100))
writeFileSync(join(folder, 'server/index.js'), page)
if (page.includes('broken')) {
  process.stderr.write('page.ts does not compile\n')
  process.exit(1)
}
if (page.includes('slow')) {
  process.stdout.write('bundling\n')
  setInterval(() => undefined, 1000)
}
