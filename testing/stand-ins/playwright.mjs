// Stands for Playwright in the tests of our commands.
import { writeFileSync } from 'node:fs'

process.stdout.write('browsing\n')
const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }
writeFileSync(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'], JSON.stringify({ stats, suites: [], errors: [] }))
