import { Button } from '#web/components/ui/button.tsx'
import { nextTask } from '#web/lib/browser/next-task.ts'
import { PhotoDialog } from '../../photo-dialog.tsx'
import { focusField } from '../editor-errors.ts'
import type { useEditor } from '../use-editor.ts'

type Asking = Pick<ReturnType<typeof useEditor>, 'asksForPhoto' | 'keepUnpublished' | 'publish'>

/** Asks once more before eggs go out without a photo; whoever adds one is led to the pictures. */
export const PhotoQuestion = ({ editor }: { editor: Asking }) => {
  const { asksForPhoto, keepUnpublished, publish } = editor
  const addOne = async () => {
    keepUnpublished()
    // A dialog that closes gives the focus back to where it was.
    await nextTask()
    focusField('root.pictures')
  }
  return (
    <PhotoDialog open={asksForPhoto} onClose={keepUnpublished} onPublish={() => void publish('left out')}>
      <Button onClick={() => void addOne()}>Add a photo</Button>
    </PhotoDialog>
  )
}
