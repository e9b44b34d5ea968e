/** Whether this is `npm run test:all`, which tries each rule with many more random cases. */
export const isLong = Boolean(process.env['ROUNDS'])
