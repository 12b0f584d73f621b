import { createElement, type SVGProps } from 'react'

type IconData = { name: string; node: [string, Record<string, string>][]; aliases?: unknown[]; size?: number }
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

const isLabelled = (props: object): boolean =>
  Object.keys(props).some((name) => name.startsWith('aria-') || name === 'role' || name === 'title')

/**
 * Makes a component of the library's drawing of an icon, with the markup that the library's own makes: the build takes this one,
 * since each page draws dozens and the other asks far more than we ever say.
 */
const iconFrom = ({ name, node, aliases = [], size: drawn = 24 }: IconData) => {
  const named = [name, ...aliases.filter((alias) => typeof alias === 'string')]
  const names = named.map((each) => `lucide-${each}`).join(' ')
  const drawing = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size = 24, strokeWidth = 2, className, children, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${drawn} ${drawn}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide ${names} ${className}` : `lucide ${names}`,
        'aria-hidden': children || isLabelled(rest) ? undefined : true,
        ...rest,
      },
      drawing,
      children,
    )
}

export default iconFrom
