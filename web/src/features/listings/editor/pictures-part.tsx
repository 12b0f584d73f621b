import { ArrowLeft, ArrowRight, Camera, ImagePlus, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { imagePath } from '../../../../../functions/contract/uploads.ts'
import { Button } from '../../../components/ui/button.tsx'
import { FieldError } from '../../../components/ui/field.tsx'
import { Picture } from '../../../components/ui/picture.tsx'
import { Spinner } from '../../../components/ui/spinner.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { cx } from '../../../lib/class-names.ts'
import { type EditorForm, rootMessage } from './editor-errors.ts'
import { usePictures } from './use-pictures.ts'

/** Up to eight pictures, from disk, by drag or from the camera; the first is the listing's face. */
export const PicturesPart = ({ form }: { form: EditorForm }) => {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'pictures', keyName: 'rowKey' })
  const { under, failures, take, full } = usePictures({ count: fields.length, add: (picture) => append(picture) })
  const problems = [rootMessage(form, 'pictures'), ...failures].filter((problem) => problem !== undefined)
  return (
    <div className="flex flex-col gap-4">
      {fields.length > 0 && (
        <ol className="grid gap-4 sm:grid-cols-2">
          {fields.map(({ rowKey, key }, index) => (
            <li key={rowKey} className="flex flex-col gap-3 rounded-lg border border-straw p-3">
              <Picture src={imagePath(key)} alt="" sizes="320px" className="rounded-md" />
              <TextField
                label={`What picture ${index + 1} shows`}
                optional
                maxLength={200}
                {...form.register(`pictures.${index}.alt`)}
                error={form.formState.errors.pictures?.[index]?.alt?.message}
              />
              <div className="flex items-center justify-between">
                <span className="text-ink-soft text-sm">{index === 0 && 'Shown first'}</span>
                <div className="flex gap-1">
                  <Act
                    label={`Move picture ${index + 1} forward`}
                    off={index === 0}
                    onAct={() => move(index, index - 1)}
                  >
                    <ArrowLeft aria-hidden size={18} />
                  </Act>
                  <Act
                    label={`Move picture ${index + 1} back`}
                    off={index === fields.length - 1}
                    onAct={() => move(index, index + 1)}
                  >
                    <ArrowRight aria-hidden size={18} />
                  </Act>
                  <Act label={`Remove picture ${index + 1}`} off={false} onAct={() => remove(index)}>
                    <Trash2 aria-hidden size={18} />
                  </Act>
                </div>
              </div>
            </li>
          ))}
        </ol>
      )}
      {!full && <DropZone onFiles={take} under={under} />}
      {problems.map((problem) => (
        <FieldError key={problem} id="pictures">
          {problem}
        </FieldError>
      ))}
    </div>
  )
}

const Act = ({
  label,
  off,
  onAct,
  children,
}: {
  label: string
  off: boolean
  onAct: () => void
  children: ReactNode
}) => (
  <Button size="icon" variant="quiet" aria-label={label} disabled={off} onClick={onAct}>
    {children}
  </Button>
)

type DropZoneProps = { onFiles: (files: FileList | null) => void; under: { done: number; all: number } | null }

const DropZone = ({ onFiles, under }: DropZoneProps) => {
  const [over, setOver] = useState(false)
  return (
    // Dropping is a second way to what the buttons do.
    <section
      aria-label="Add pictures"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFiles(event.dataTransfer.files)
      }}
      className={cx(
        'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 text-center transition-colors',
        over ? 'border-hedge bg-hedge-soft' : 'border-field',
      )}
    >
      <p aria-live="polite" className="flex items-center gap-2 text-ink-soft">
        {under ? (
          <>
            <Spinner /> Uploading picture {under.done} of {under.all}
          </>
        ) : (
          'Drop pictures here, or'
        )}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <FileButton label="Choose pictures" onFiles={onFiles} disabled={under !== null}>
          <ImagePlus aria-hidden size={18} />
        </FileButton>
        <FileButton label="Take one" onFiles={onFiles} disabled={under !== null} camera>
          <Camera aria-hidden size={18} />
        </FileButton>
      </div>
      <p className="text-ink-soft text-sm">JPEG, PNG, WebP or AVIF. Where and when they were taken is left out.</p>
    </section>
  )
}

type FileButtonProps = {
  label: string
  onFiles: (files: FileList | null) => void
  disabled: boolean
  camera?: true
  children: ReactNode
}

const FileButton = ({ label, onFiles, disabled, camera, children }: FileButtonProps) => {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={cx(
        'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-field bg-surface px-5 font-semibold',
        'hover:bg-quiet has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-hedge',
        camera && 'md:hidden',
      )}
    >
      {children}
      {label}
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple={!camera}
        capture={camera && 'environment'}
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          onFiles(event.target.files)
          event.target.value = ''
        }}
      />
    </label>
  )
}
