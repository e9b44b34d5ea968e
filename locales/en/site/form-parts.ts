import { grouped } from './figures.ts'

const countWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

/** What the parts of longer forms say; on no page without one. */
export const formParts = {
  characters: (typed: number, longest: number) => `${grouped(typed)} of ${grouped(longest)} characters`,
  passwordField: {
    show: 'Show password',
    hide: 'Hide password',
    shown: 'The password is shown.',
    hidden: 'The password is hidden.',
  },
  errorSummary: {
    title: (count: number) =>
      count === 1 ? 'One thing needs another look' : `${countWords[count] ?? count} things need another look`,
    kept: 'Everything you typed is still here.',
  },
}
