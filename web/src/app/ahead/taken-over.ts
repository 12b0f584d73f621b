/** Whether the page is the scripts' own, and no longer what the edge drew. */
export const isTakenOver = (): boolean => !document.querySelector('#root[data-drawn]')
