const address = /(https?:\/\/[^\s<>"]+)/

/** Plain text whose addresses can be followed; nothing of it is taken for HTML. */
export const LinkedText = ({ children }: { children: string }) =>
  children.split(address).map((part, index) =>
    address.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
      <a key={index} href={part} className="break-all text-hedge-ink underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  )
