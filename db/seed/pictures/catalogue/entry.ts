type EggColour =
  | 'white'
  | 'cream'
  | 'tinted'
  | 'brown'
  | 'dark-chocolate'
  | 'terracotta'
  | 'blue'
  | 'olive'
  | 'duck-green'
  | 'quail'
  | 'turkey'
  | 'goose'
  | 'mixed'

type PictureKind =
  | 'eggs'
  | 'hen'
  | 'pullets'
  | 'chicks'
  | 'duck'
  | 'quail'
  | 'turkey'
  | 'goose'
  | 'incubator'
  | 'brooder'
  | 'coop'
  | 'feeder'
  | 'drinker'
  | 'feed-sack'
  | 'bedding'
  | 'health'
  | 'packaging'
  | 'service-vet'
  | 'service-pest'
  | 'service-packaging'
  | 'service-transport'
  | 'mug'
  | 'tote'
  | 'apron'
  | 'sign'

/** What a drawn listing picture shows, under its key. */
export type Entry = {
  kind: PictureKind
  alt: string
  /** Shell colour, for eggs. */
  colour?: EggColour
  /** The breed that it suits, where it suits one. */
  breed?: string
}
