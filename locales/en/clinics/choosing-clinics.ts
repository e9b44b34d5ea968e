/** What a listing says before its first real clinic: content, which its loader hands on. */
export const choosingClinics = {
  heading: 'Before you choose a clinic',
  korean: '병원을 고르기 전에',
  lead: 'No real clinic is listed here yet. The samples below only show what a listing will look like. This advice applies to any clinic:',
  recovery: {
    heading: 'Time to plan for recovery',
    columns: { treatment: 'Treatment', quiet: 'No strenuous stops', check: 'Check', flight: 'Earliest flight' },
    note: 'Planning ranges, not medical advice. Your clinic decides.',
  },
  ask: {
    heading: 'What to ask',
    items: [
      'Who will operate, what is their specialty, and is it the doctor I am talking to?',
      'What is the total price in writing, with anaesthesia, medicine and follow-up visits?',
      'Which follow-up visits do I need, and when can I fly?',
      'Who can I call at night, and in which language?',
      'What happens, and who pays, if something goes wrong?',
    ],
  },
  registration: {
    heading: 'How a registration is checked',
    items: [
      'A clinic that wants patients from abroad has to be registered. Ask for its registration number.',
      'Compare the number, name and address with the list published by Medical Korea, or ask the travel helpline 1330.',
      'Anyone who is paid for introducing you to a clinic must be registered too. This guide makes no introductions and takes no commission.',
      'Our listings show the number and the day it was checked, or say that nobody has checked it.',
    ],
  },
  law: {
    heading: 'What the law says',
    vat: 'The refund of value added tax for cosmetic treatment ended on 31 December 2025.',
    stemCells: 'A stem cell treatment needs an approval for that specific treatment. Ask to see it.',
  },
}
