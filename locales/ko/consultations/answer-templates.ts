import type { BuiltInAnswers } from '#domain/consultations/answer-templates.ts'

/** What administrators often answer, in Korean. */
export const answers: BuiltInAnswers = {
  unknown: '(번호를 알 수 없음)',
  photos:
    '{name} 님, 안녕하세요.\n\n{clinic}에서 답변하기 전에 사진을 요청했습니다. 보내기를 원하시면 이 페이지의 메시지에 첨부해 주세요. 문의를 읽을 수 있는 사람만 볼 수 있고, 문의와 함께 삭제됩니다. 꼭 보내실 필요는 없습니다.\n\nMy Guide Korea',
  dates:
    '{name} 님, 안녕하세요.\n\n{clinic}에서 한국에 머무르시는 기간과 가능한 날짜와 시간을 물었습니다. 이 페이지의 메시지로 한국 시간 기준으로 알려 주세요.\n\nMy Guide Korea',
  forwarded:
    '{name} 님, 안녕하세요.\n\n문의가 {clinic}에 전달되었으며 병원이 직접 답변합니다. 답변이 오면 메일로 알려 드립니다. 이 사이트는 수수료를 받지 않으며, 병원을 대신해 답변을 약속하지 않습니다.\n\nMy Guide Korea',
  noContact:
    '{name} 님, 안녕하세요.\n\n현재 이 사이트에서 {clinic}에 연락할 수 없습니다. 병원에 직접 전화해 주세요. 전화번호: {phone}. 관광통역안내전화 1330에서 여러 언어로 도움을 받을 수 있습니다. 이 페이지에서 문의를 취소하고 삭제할 수 있습니다.\n\nMy Guide Korea',
  notOffered:
    '{name} 님, 안녕하세요.\n\n{clinic}에서 문의하신 시술을 하지 않는다고 알려 왔습니다. 다른 병원에 문의하실 수 있습니다. 이 페이지에서 문의를 취소하고 삭제할 수 있습니다.\n\nMy Guide Korea',
}
