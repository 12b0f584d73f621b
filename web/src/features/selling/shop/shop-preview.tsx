import { type Control, useWatch } from 'react-hook-form'
import { ukDay } from '#contract/calendar-day.ts'
import { weekdays } from '#contract/catalogue/catalogue.constants.ts'
import { imagePath } from '#contract/identity/uploads.ts'
import type { Shop } from '#contract/selling/shop.answers.ts'
import type { ShopInput } from '#contract/selling/shop.ts'
import { ButtonLink } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { ShopFront, ShopWords } from '#web/features/catalogue/sellers/shop-front.tsx'
import { paths } from '#web/lib/paths.ts'
import type { ShopFormValues } from './shop-form-schema.ts'

type PreviewProps = {
  control: Control<ShopFormValues, unknown, ShopInput>
  saved: { shop: Shop; username: string }
}

/** How the shop would look with what stands in its form, and the way to the page that everybody sees. */
export const ShopPreview = ({ control, saved: { shop, username } }: PreviewProps) => {
  const values = useWatch({ control })
  const { outcode = '', holidayUntil = '', dispatchWeekdays = [] } = values
  const front = {
    shopName: values.name || 'Your shop',
    sellerKind: values.sellerKind ?? shop.sellerKind,
    place: outcode.trim().toUpperCase() === shop.outcode ? shop.place : outcode.trim().toUpperCase() || null,
    bannerUrl: values.bannerKey ? `${imagePath(values.bannerKey)}?w=800` : null,
    avatarUrl: null,
    joinedAt: null,
    dispatchWeekdays: weekdays.filter((day) => dispatchWeekdays.includes(day)),
    holidayUntil: holidayUntil >= ukDay(new Date()) ? holidayUntil : null,
    listingCount: null,
    rating: null,
    reviewCount: 0,
    ordersSent: null,
    postedOnTimePercent: null,
    responseHours: null,
    keeperConfirmed: false,
  }
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-4 xl:sticky top-[calc(var(--head-height)+1rem)]">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview" className="text-2xl">
          Preview
        </h2>
        <ButtonLink variant="secondary" size="sm" to={paths.seller(username)}>
          See the public page
        </ButtonLink>
      </div>
      <Card>
        <ShopFront
          shop={front}
          name={<p className="font-display font-semibold text-2xl [overflow-wrap:anywhere]">{front.shopName}</p>}
        />
        <ShopWords shop={{ about: values.about ?? '', policies: values.policies ?? '' }} />
      </Card>
    </section>
  )
}
