import { Bot, Egg, Stethoscope, Users } from 'lucide-react'
import { Photo } from '#web/components/ui/pictures/photo.tsx'

const points = [
  { Icon: Egg, title: 'Buy and sell', text: 'Hatching eggs, live birds and supplies from keepers across the UK.' },
  { Icon: Stethoscope, title: 'Veterinary services', text: 'Find a vet who knows poultry.' },
  { Icon: Bot, title: 'AI help', text: 'Ask about feeding, hatching and housing, day or night.' },
  { Icon: Users, title: 'Community', text: 'Keepers, breeders and smallholders in one place.' },
]

/** What an account is good for: beside the forms on desktop, below them on phones. */
export const AuthSide = () => (
  <aside className="overflow-hidden rounded-xl bg-hedge-soft text-hedge-ink">
    <Photo
      src="/pictures/auth-side.webp"
      alt=""
      sizes="(width < 768px) calc(100vw - 32px), 560px"
      width={800}
      height={600}
      className="aspect-3/2 w-full object-cover"
    />
    <div className="p-6 md:p-8">
      <h2 className="text-2xl">UK's Premier Poultry Marketplace</h2>
      <ul className="mt-5 flex flex-col gap-4">
        {points.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3.5">
            <Icon aria-hidden size={22} strokeWidth={1.75} className="mt-0.5 shrink-0" />
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="block">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  </aside>
)
