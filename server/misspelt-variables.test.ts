import { expect, test } from 'vitest'
import { describeMisspeltVariables } from './misspelt-variables.ts'

function meantBy(name: string): string | undefined {
  const [sentence] = describeMisspeltVariables({ [name]: 'set' })
  return sentence && /Did you mean (\w+)\?/.exec(sentence)?.[1]
}

test.each([
  ['DATABASEURL', 'DATABASE_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['DATABASE_DIRECTURL', 'DATABASE_DIRECT_URL'],
  ['SITE_ULR', 'SITE_URL'],
  ['SITEURL', 'SITE_URL'],
  ['SMTP_URI', 'SMTP_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['ADMIN_EMAIL', 'ADMIN_EMAILS'],
  ['AUTH_SIGN_UP', 'AUTH_SIGNUP'],
  ['BACKUP_INTERVAL', 'BACKUP_EVERY'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['VARDIR', 'VAR_DIR'],
])('%s is named at the start, with the variable that it may stand for: %s', (name, meant) => {
  expect(meantBy(name)).toBe(meant)
})

test('variables of other programs, known ones and empty ones are passed over', () => {
  const others = [
    'PATH HOME HOST PORTS POST HOSTNAME USER SHELL LANG LANGUAGE TERM TZ PWD MAIL LOGNAME EDITOR PAGER LS_COLORS',
    'PGDATA PGHOST PGPASSWORD POSTGRES_PASSWORD MYSQL_URL REDIS_URL JIRA_URL NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS',
    'npm_config_registry npm_lifecycle_event npm_package_name INIT_CWD TMPDIR TEMP XDG_RUNTIME_DIR SSH_AUTH_SOCK',
    'GOOGLE_APPLICATION_CREDENTIALS AWS_REGION CI DEBUG FORCE_COLOR UV_THREADPOOL_SIZE CHROME_PATH INVOCATION_ID',
    'DATABASE_URL PORT SITE_URL AUTH_SIGNUP',
  ].flatMap((line) => line.split(' '))
  const set = Object.fromEntries(others.map((name) => [name, 'set']))
  expect(describeMisspeltVariables({ ...set, DATABASEURL: '' })).toEqual([])
})

test('the sentence does not repeat the value', () => {
  expect(describeMisspeltVariables({ DATABASEURL: 'postgresql://me:hunter2@host/guide' })).toEqual([
    'DATABASEURL is set, and the product does not know it. Did you mean DATABASE_URL? See docs/operations/settings.md.',
  ])
})
