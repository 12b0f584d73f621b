import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { LeaveWarning } from '#web/components/ui/leave-warning.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { useHasRoom } from '#web/lib/browser/room.ts'
import { EditorActions } from './editor-actions.tsx'
import { type EditorForm, formId, partId } from './editor-errors.ts'
import { attributeFields } from './parts/attribute-config.ts'
import { AttributeInput } from './parts/attribute-input.tsx'
import { BasicsPart } from './parts/basics-part.tsx'
import { Checklist } from './parts/checklist.tsx'
import { DeliveryPart } from './parts/delivery-part.tsx'
import { NeedsList } from './parts/needs-list.tsx'
import { OptionsPart } from './parts/options-part.tsx'
import { PicturesPart } from './parts/pictures-part.tsx'
import { Preview } from './preview.tsx'
import { KeptOffer } from './saving/versions.tsx'
import { useEditor } from './use-editor.ts'

type EditorProps = { listing: SellerListing | null; onCreated: (id: string) => void }

const tabs = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const

/** Form left, live preview right; on phones behind tabs. */
export const Editor = (props: EditorProps) => {
  const editor = useEditor(props)
  return useIsMobile() ? <Tabbed editor={editor} /> : <Wide editor={editor} />
}

type EditorPart = { editor: ReturnType<typeof useEditor> }

const Tabbed = ({ editor }: EditorPart) => {
  const [tab, setTab] = useState<'edit' | 'preview'>('edit')
  // The tab answers at once; what stands behind it takes a moment on a phone.
  const shown = useDeferredValue(tab)
  return (
    <>
      <Leaving editor={editor} />
      <Tabs label="Listing" tabs={tabs} value={tab} onChange={setTab}>
        {shown === 'edit' ? (
          <div className={belowBar}>
            <ListingNeeds editor={editor} place="above" />
            <Form editor={editor} />
          </div>
        ) : (
          <Preview form={editor.form} />
        )}
      </Tabs>
    </>
  )
}

/** Below this width, in rem, a preview beside the form would leave it too little room. */
const roomForTwo = 45

const Wide = ({ editor }: EditorPart) => {
  const [room, isBeside] = useHasRoom<HTMLDivElement>(roomForTwo)
  return (
    <div ref={room} className={isBeside ? beside : belowBar}>
      <Leaving editor={editor} />
      {!isBeside && <ListingNeeds editor={editor} place="above" />}
      <Form editor={editor} />
      <div
        className={
          isBeside
            ? 'sticky top-[calc(var(--head-height)+2.5rem)] max-h-[calc(100dvh-var(--head-height)-3.5rem)] overflow-y-auto'
            : undefined
        }
      >
        {isBeside && <ListingNeeds editor={editor} place="beside" />}
        <Preview form={editor.form} />
      </div>
    </div>
  )
}

const beside = 'grid grid-cols-[minmax(0,1fr)_18rem] items-start gap-10 xl:grid-cols-[minmax(0,1fr)_22rem]'

// What gets the focus stands clear of the bar.
const belowBar = 'flex flex-col gap-6 [&_:is(input,select,textarea,button,a)]:scroll-mt-16'

const ListingNeeds = ({ editor: { form, base }, place }: EditorPart & { place: 'above' | 'beside' }) => (
  <NeedsList form={form} status={base?.status ?? 'draft'} place={place} />
)

const Form = ({ editor }: EditorPart) => {
  const { offer, takeBack, forgetOffer } = editor
  return (
    <form id={formId} noValidate onSubmit={editor.save} onBlur={editor.onBlur} className="flex min-w-0 flex-col gap-10">
      {offer && (
        <KeptOffer
          from={offer.from}
          title={offer.copy.values.title}
          onTakeBack={() => void takeBack()}
          onForget={forgetOffer}
        />
      )}
      <Parts form={editor.form} />
      <Checklist form={editor.form} />
      <EditorActions editor={editor} />
    </form>
  )
}

/** Asks before changes to what is for sale or paused are left behind; drafts save by themselves. */
const Leaving = ({ editor: { form, base, isUnsaved } }: EditorPart) => {
  useWatch({ control: form.control })
  return <LeaveWarning unsaved={base !== null && base.status !== 'draft' && isUnsaved()} />
}

/** What is asked for. Each part looks at its own fields, so that a letter in one draws none of the others anew. */
const Parts = memo(({ form }: { form: EditorForm }) => {
  // The list keeps what was chosen at once; the fields for it follow.
  const category = useDeferredValue(useWatch({ control: form.control, name: 'category' }))
  return (
    <>
      <Part title="What you sell">
        <BasicsPart form={form} />
      </Part>
      <Part title="Photos" name="pictures">
        <PicturesPart form={form} />
      </Part>
      {category !== '' && (
        <>
          <Part title="Details">
            <div className="grid gap-5 @min-[26rem]:grid-cols-2">
              {attributeFields[category].map((field) => (
                <AttributeInput key={`${category}-${field.name}`} form={form} field={field} />
              ))}
            </div>
          </Part>
          <Part title="Options and prices" name="options">
            <OptionsPart form={form} />
          </Part>
          <Part title="Delivery">
            <DeliveryPart form={form} category={category} />
          </Part>
        </>
      )}
    </>
  )
})

/** As many fields in a row as there is room for, however large the letters are. */
const Part = ({ title, name, children }: { title: string; name?: string; children: ReactNode }) => (
  <section id={name && partId(name)} className="@container flex flex-col gap-5">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
)
