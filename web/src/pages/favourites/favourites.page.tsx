import { RecentlyViewedSlot } from '#web/features/catalogue/recently-viewed/recently-viewed-slot.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { FavouritesList } from './favourites-list.tsx'

/** What the user keeps, and what was looked at last in this browser. */
export default function FavouritesPage() {
  usePageHead({ title: 'Favourites' })
  return (
    <div className="page py-8 md:py-12">
      <h1 className="mb-6 text-3xl md:text-4xl">Favourites</h1>
      <FavouritesList />
      <RecentlyViewedSlot />
    </div>
  )
}
