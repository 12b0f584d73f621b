import { type ReactNode, useState } from 'react'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { LeaveWarning } from '#web/components/ui/leave-warning.tsx'
import { Tabs } from '#web/components/ui/tabs.tsx'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { EditorActions, formId } from './editor-actions.tsx'
import { type EditorForm, partId } from './editor-errors.ts'
import { attributeFields } from './parts/attribute-config.ts'
import { AttributeInput } from './parts/attribute-input.tsx'
import { BasicsPart } from './parts/basics-part.tsx'
import { Checklist } from './parts/checklist.tsx'
import { DeliveryPart } from './parts/delivery-part.tsx'
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
  const [tab, setTab] = useState<'edit' | 'preview'>('edit')
  const isMobile = useIsMobile()
  const { offer, takeBack, forgetOffer, base } = editor
  const form = (
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
      <Checklist values={editor.form.watch()} />
      <EditorActions editor={editor} />
    </form>
  )
  const warning = <LeaveWarning unsaved={base !== null && base.status !== 'draft' && editor.isUnsaved()} />
  if (isMobile) {
    return (
      <>
        {warning}
        <Tabs label="Listing" tabs={tabs} value={tab} onChange={setTab}>
          {tab === 'edit' ? form : <Preview form={editor.form} />}
        </Tabs>
      </>
    )
  }
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
      {warning}
      {form}
      <div className="lg:sticky lg:top-40 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto">
        <Preview form={editor.form} />
      </div>
    </div>
  )
}

const Parts = ({ form }: { form: EditorForm }) => {
  const category = form.watch('category')
  return (
    <>
      <Part title="What you sell">
        <BasicsPart form={form} />
      </Part>
      <Part title="Pictures" name="pictures">
        <PicturesPart form={form} />
      </Part>
      {category !== '' && (
        <>
          <Part title="Details">
            <div className="grid gap-5 sm:grid-cols-2">
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
}

const Part = ({ title, name, children }: { title: string; name?: string; children: ReactNode }) => (
  <section id={name && partId(name)} className="flex flex-col gap-5">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
)
