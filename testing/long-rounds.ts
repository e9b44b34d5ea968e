/** Whether this is `npm run test:all`, which tries each rule with many more random cases. A browser has no process. */
export const isLong = typeof process !== 'undefined' && Boolean(process.env['ROUNDS'])
