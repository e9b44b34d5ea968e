import type { BuiltInAnswers } from '#domain/consultations/answer-templates.ts'

/** What administrators often answer, in English. None of it advises: what the clinic decides is passed on. */
export const answers: BuiltInAnswers = {
  unknown: '(not known here)',
  photos:
    'Dear {name},\n\n{clinic} asks for photos before it answers. If you want to send some, add them to a message on this page: only those who read your request see them, and they are deleted with it. You need not send any.\n\nMy Guide Korea',
  dates:
    'Dear {name},\n\n{clinic} asks when you are in Korea and which days and times suit you. Please write them in a message on this page, in Korean time if you can.\n\nMy Guide Korea',
  forwarded:
    'Dear {name},\n\n{clinic} has your request and answers you itself. You get a mail when it does. This site takes no commission and promises no answer on its behalf.\n\nMy Guide Korea',
  noContact:
    'Dear {name},\n\nWe do not reach {clinic} from here any more. Please call it yourself. Its telephone: {phone}. The Korea Travel Hotline, 1330, helps in several languages. You can withdraw and delete your request on this page.\n\nMy Guide Korea',
  notOffered:
    'Dear {name},\n\n{clinic} told us that it does not offer what you asked for. It does not say anything about you: you can ask another clinic. You can withdraw and delete your request on this page.\n\nMy Guide Korea',
}
