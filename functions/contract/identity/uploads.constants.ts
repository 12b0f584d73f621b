/** The widths in pixels that a picture is kept in. */
export const imageWidths = [320, 800, 1600] as const
export type ImageWidth = (typeof imageWidths)[number]
