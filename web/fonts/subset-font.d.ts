/** What is used of a library that brings no types. */
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'truetype' | 'woff2'
    /** Entries of the name table that stay beside the usual ones. */
    preserveNameIds?: number[]
    keepFeatures?: string[]
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** Takes the font as it is; the text must be empty then. */
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
