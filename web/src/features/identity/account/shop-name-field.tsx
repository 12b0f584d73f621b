import type { ComponentProps } from 'react'
import { TextField } from '#web/components/ui/forms/text-field.tsx'

/** What a new shop is to be called. */
export const ShopNameField = (props: Omit<ComponentProps<typeof TextField>, 'label' | 'hint'>) => (
  <TextField
    {...props}
    label="Shop name"
    hint="Buyers see it on all your listings. You can change it at any time."
    autoComplete="organization"
    className="w-full"
  />
)
