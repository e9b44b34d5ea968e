type Conditions = { who: string; held: string }
type Rule = readonly [route: RegExp, who: string, held: string]

const often = '600 in five minutes for each network'
const seldom = '30 in five minutes for each network'
const mails = '60 seconds and ten an hour for each address; mails by number, a sixth for each network'
const refused = 'refused by the token before the database is asked'
const upload = '5 MB for a picture, 50 MB for the operator’s files, in a stream'
const constant = 'a constant, or what is in memory'
const sizes = 'five widths, each made once and kept; two pictures at a time, a hundred wait, then 503'

/** Who may call the routes that have no API description, and what limits their cost. The first rule that fits wins. */
const rules: readonly Rule[] = [
  [/ \/healthz$/, 'everybody', constant],
  [/ \/readyz$/, 'everybody', 'the clock of both logins, and the last backup'],
  [/ \/metrics$/, 'this machine', 'counters in memory; ten wrong tokens in 15 minutes for each address'],
  [/ \/outbox$/, 'this machine', 'the last 200 mails, with the token that the start prints'],
  [/ \/auth\/v1\/(health|settings|\.well-known)/, 'everybody', constant],
  [/ \/auth\/v1\/signup$/, 'everybody', `${seldom}; one password hash; mails by number`],
  [
    / \/auth\/v1\/token$/,
    'everybody',
    '30 in a minute and 150 in five for each network; one password hash, and [after ten wrong ones none](operations/accounts.md#wrong-passwords)',
  ],
  [/ \/auth\/v1\/(recover|resend|otp|magiclink)$/, 'everybody', `${seldom}; ${mails}`],
  [/ \/auth\/v1\/reauthenticate$/, 'signed-in members', 'one mail a minute for each address; mails by number'],
  [/ \/auth\/v1\/verify$/, 'everybody', `${seldom}; ten wrong codes for an address, then a wait`],
  [/PUT \/auth\/v1\/user$/, 'signed-in members', `${seldom}; at most two password hashes`],
  [
    /POST \/auth\/v1\/factors\/:id\//,
    'signed-in members',
    '15 a minute for each network; 30 wrong codes an hour for an account',
  ],
  [/ \/auth\/v1\/(user|logout|factors)/, 'signed-in members', `${refused}; then a few rows by their key`],
  [/ \/auth\/v1\/(admin\/|invite$)/, 'the operator', `${refused}; then one page of 1,000 at most`],
  [/ \/rest\/v1\/rpc\/is_admin$/, 'everybody', 'a visitor costs no statement, a member one'],
  [/ \/api\/accounts\/export$/, 'signed-in members', `${refused}; then ten an hour for each account`],
  [/ \/api\/accounts\//, 'signed-in members', `${refused}; then rows of one account, 50 at a time`],
  [/ \/api\/settings\/preferences$/, 'signed-in members', `${refused}; then one row`],
  [/ \/api\/settings\/services$/, 'everybody', 'what is in memory; one statement for an administrator'],
  [
    / \/api\/settings\/services\//,
    'administrators with a second factor',
    'one request to the service, within its time-out',
  ],
  [/ \/api\/(openapi\.json|docs)$/, 'everybody', 'made at the start, kept compressed'],
  [/ \/consultations\/(mine|clinic)\/file$/, 'who has the link', `${often}; one row, and a file of 8 MB at most`],
  [/ \/storage\/v1\/(status|version)$/, 'everybody', constant],
  [/ \/storage\/v1\/object\/list/, 'everybody', `${often}; at most 1,000 names of one bucket`],
  [/POST \/storage\/v1\/object\/sign\//, 'everybody', `${often}; at most 1,000 paths, by one statement`],
  [/ \/storage\/v1\/render\/image\/sign\//, 'who has the link', `a sealed token; ${sizes}`],
  [/ \/storage\/v1\/render\/image\/authenticated\//, 'everybody', `${often}; ${sizes}`],
  [/ \/storage\/v1\/render\/image\//, 'everybody', sizes],
  [/PUT \/storage\/v1\/object\/upload\/sign\//, 'who has the link', `a sealed token; ${upload}`],
  [/GET \/storage\/v1\/object\/sign\//, 'who has the link', 'a sealed token; one row, and a stream'],
  [/GET \/storage\/v1\/object\/(info\/)?public\//, 'everybody', 'one row by its name, and a stream'],
  [/GET \/storage\/v1\/object\//, 'everybody', `${often}; one row by its name, and a stream`],
  [
    / \/storage\/v1\/object/,
    'administrators with a second factor',
    `${often}; refused before the body is read; ${upload}`,
  ],
  [/ \/storage\/v1\/bucket/, 'the operator', `${often}; refused before the body is read`],
  [
    / \/functions\/v1\/generate-travel-plan$/,
    'everybody',
    `${often}; two in the line of one network; 60 seconds at most`,
  ],
  [/ \/functions\/v1\/read-wishes$/, 'everybody', '300 in five minutes for each network; a text of 2,000 characters'],
  [
    / \/functions\/v1\/search-places$/,
    'everybody',
    '1,000 in a minute for each network, of these 30 that ask outside services; one page of 20',
  ],
  [/ \/calendars\/:file$/, 'who has the link', `${often}; one trip by the hash of its token`],
  [/ \/pictures\/\*$/, 'everybody', 'nothing is asked: it is not there'],
  [
    / \/pictures\//,
    'everybody',
    '1,500 drawings in five minutes for each network; one compressed at a time, 300 wait; 24 MB are kept',
  ],
  [
    / \/head-pictures\//,
    'everybody',
    '120 drawings in ten minutes for each network; kept as a file for all nodes; two at a time, a hundred wait, then 503',
  ],
  [/ \/sitemap/, 'everybody', '60 in five minutes for each network; 50,000 addresses a file'],
  [/ \/(robots\.txt|site\.webmanifest|\.well-known\/)/, 'everybody', constant],
  [
    /GET \/\*$/,
    'everybody',
    `files of the build, from memory; pages that are the same for all, rendered once and kept (64 MB); pages with a question (\`?\`) and forms, ${often} and page; messages and accounts by their own numbers too`,
  ],
]

/** Null for a route that no rule describes. */
export function findRouteConditions(route: string): Conditions | null {
  const rule = rules.find(([pattern]) => pattern.test(route))
  return rule ? { who: rule[1], held: rule[2] } : null
}
