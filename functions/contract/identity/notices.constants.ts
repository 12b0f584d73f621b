/** What a notice may tell of. What its data says of each kind stands beside that kind's own words. */
export const noticeKinds = ['order'] as const
export type NoticeKind = (typeof noticeKinds)[number]
