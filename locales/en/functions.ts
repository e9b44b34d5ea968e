/** Messages of the server's functions, in addition to those of all refusals. */
export const functions = {
  unknown: 'There is no function with this name.',
  overTime: 'The function took too long and was ended.',
}
