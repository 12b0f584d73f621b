import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { imagePath } from '#contract/identity/uploads.ts'
import { Button } from '#web/components/ui/button.tsx'
import { FieldError } from '#web/components/ui/forms/field.tsx'
import { TextField } from '#web/components/ui/forms/text-field.tsx'
import { Picture } from '#web/components/ui/picture.tsx'
import { cx } from '#web/lib/class-names.ts'
import type { EditorForm } from '../editor-errors.ts'
import type { PictureValues } from '../listing-form.ts'
import { PictureDrop } from './picture-drop.tsx'
import { type FailedPicture, usePictures } from './use-pictures.ts'

/** The pictures, up to eight, from disk, by drag or from the camera; the first is the listing's face. */
export const PicturesPart = ({ form }: { form: EditorForm }) => {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'pictures', keyName: 'rowKey' })
  const { errors } = useFormState({ control: form.control })
  const add = (picture: PictureValues) => {
    append(picture, { shouldFocus: false })
    form.clearErrors('root.pictures')
  }
  const { under, failed, tooMany, take, forget, full } = usePictures({ count: fields.length, add })
  const { dragged, dragProps } = useDragOrder(move)
  const problems = [errors.root?.pictures?.message, tooMany].filter((problem) => problem !== undefined)
  return (
    <div className="flex flex-col gap-4">
      {fields.length > 0 && (
        <ol className="grid gap-4 @min-[26rem]:grid-cols-2">
          {fields.map(({ rowKey, key, isSmall }, index) => (
            <li
              key={rowKey}
              {...dragProps(index)}
              className={cx(
                'flex flex-col gap-3 rounded-lg border border-straw bg-surface p-3 transition-opacity',
                dragged === index && 'opacity-50',
              )}
            >
              {/* Only the picture is taken hold of: text in the field below can still be marked. */}
              <div draggable className="cursor-grab active:cursor-grabbing">
                <Picture src={imagePath(key)} alt="" sizes="320px" className="pointer-events-none rounded-md" />
              </div>
              {isSmall && (
                <p className="rounded-md bg-yolk-soft px-3 py-2 text-sm text-yolk-ink">
                  This photo is small and will look blurred up close. You can still publish it, but a larger one sells
                  better.
                </p>
              )}
              <TextField
                label={`What photo ${index + 1} shows`}
                optional
                maxLength={200}
                {...form.register(`pictures.${index}.alt`)}
                error={errors.pictures?.[index]?.alt?.message}
              />
              <div className="flex flex-wrap items-center justify-between gap-x-2">
                <span className="text-ink-soft text-sm">{index === 0 && 'Shown first'}</span>
                <div className="ml-auto flex gap-1">
                  <Act label={`Move photo ${index + 1} forward`} off={index === 0} onAct={() => move(index, index - 1)}>
                    <ArrowLeft aria-hidden size={18} />
                  </Act>
                  <Act
                    label={`Move photo ${index + 1} back`}
                    off={index === fields.length - 1}
                    onAct={() => move(index, index + 1)}
                  >
                    <ArrowRight aria-hidden size={18} />
                  </Act>
                  <Act label={`Remove photo ${index + 1}`} off={false} onAct={() => remove(index)}>
                    <Trash2 aria-hidden size={18} />
                  </Act>
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
      {!full && (
        <PictureDrop
          onFiles={(files) => void take(files)}
          under={under}
          describedBy={problems.length > 0 ? 'pictures-error' : undefined}
        />
      )}
      <Failures failed={failed} busy={under !== null} onRetry={(file) => void take([file])} onForget={forget} />
      {problems.length > 0 && <FieldError id="pictures">{problems.join(' ')}</FieldError>}
    </div>
  )
}

/** Pictures change places by drag; the buttons below each do the same for keyboards and thumbs. */
const useDragOrder = (move: (from: number, to: number) => void) => {
  const [dragged, setDragged] = useState<number | null>(null)
  const dragProps = (index: number) => ({
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move'
      setDragged(index)
    },
    onDragEnd: () => setDragged(null),
    onDragOver: (event: DragEvent) => {
      if (dragged !== null) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      if (dragged !== index) move(dragged, index)
      setDragged(null)
    },
  })
  return { dragged, dragProps }
}

type FailuresProps = {
  failed: FailedPicture[]
  busy: boolean
  onRetry: (file: File) => void
  onForget: (file: File) => void
}

const Failures = ({ failed, busy, onRetry, onForget }: FailuresProps) =>
  failed.length > 0 && (
    <div role="alert">
      <ul className="flex flex-col gap-2">
        {failed.map(({ file, reason }) => (
          <li key={`${file.name}-${file.lastModified}`} className="flex flex-wrap items-center gap-2">
            <FieldError id={file.name}>{reason}</FieldError>
            <Button size="sm" variant="secondary" disabled={busy} onClick={() => onRetry(file)}>
              Try again
            </Button>
            <Button size="sm" variant="quiet" disabled={busy} onClick={() => onForget(file)}>
              Leave it out
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )

type ActProps = { label: string; off: boolean; onAct: () => void; children: ReactNode }

const Act = ({ label, off, onAct, children }: ActProps) => (
  <Button size="icon" variant="quiet" aria-label={label} disabled={off} onClick={onAct}>
    {children}
  </Button>
)
