/** What a listing says before its first real clinic: content, which its loader hands on. */
export const choosingClinics = {
  heading: 'Before you choose a clinic',
  korean: '병원을 고르기 전에',
  lead: 'No real clinic is listed here yet. The samples below only show what a listing will look like. This helps with any clinic:',
  recovery: {
    heading: 'Time to plan for recovery',
    columns: { treatment: 'Treatment', quiet: 'No strenuous stops', check: 'Check', flight: 'Earliest flight' },
    note: 'Planning ranges, not medical advice. Your clinic decides.',
  },
  ask: {
    heading: 'What to ask',
    items: [
      'Who operates, what is their specialty, and is it the doctor I speak with?',
      'What does everything cost in writing, with anaesthesia, medicine and later visits?',
      'Which visits are needed afterwards, and on which day may I fly?',
      'Whom do I call at night, and in which language?',
      'What happens, and who pays, if something goes wrong?',
    ],
  },
  registration: {
    heading: 'How a registration is checked',
    items: [
      'A clinic that seeks patients from abroad has to be registered for it. Ask for the number of its registration.',
      'Compare number, name and address with the list that Medical Korea publishes, or ask the travel helpline 1330.',
      'Whoever earns by introducing you to a clinic needs a registration too. This guide introduces nobody and takes no commission.',
      'On a listing here the number stands with the day on which somebody checked it, or it says that nobody has.',
    ],
  },
  law: {
    heading: 'What the law says',
    vat: 'The refund of value added tax for cosmetic treatment ended on 31 December 2025.',
    stemCells: 'Stem cell treatment needs an approval for that very treatment: ask to see it.',
  },
}
