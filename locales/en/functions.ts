/** What the functions of the server say, beside what every refusal says. */
export const functions = {
  unknown: 'There is no function of this name.',
  overTime: 'The function took too long and was ended.',
}
