import { Stack } from '@mantine/core';
import { UPLOAD_TEXT } from '@shop/contracts/rules/limits';
import { describeUpload, removeUpload } from '@shop/contracts/uploads/endpoints';
import type { UploadView } from '@shop/contracts/uploads/views';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/staff/uploads.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { titleOf } from '../parts/media/upload-grid.tsx';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import { UploadFacts } from './upload-facts.tsx';

const fields = fieldsOf<{ alt: string }>(words, { alt: { kind: 'long', limit: UPLOAD_TEXT.alt } });

interface UploadDialogProps {
  upload: UploadView;
  mayWrite: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** One upload over the page; a picture's alternative text is written here. */
export function UploadDialog({ upload, mayWrite, onChanged, onClose }: UploadDialogProps) {
  const { key, picture } = upload;
  const [isRemoving, setIsRemoving] = useState(false);
  const facts = <UploadFacts upload={upload} mayWrite={mayWrite} onRemove={() => setIsRemoving(true)} />;
  if (isRemoving) {
    return (
      <AskFirst
        title={words.removeSure(titleOf(upload))}
        effects={words.removeEffects}
        submit={words.remove}
        danger
        run={async () => {
          await callSignedIn(removeUpload, { params: { key } });
          toast(words.removed);
          onChanged();
          onClose();
        }}
        onClose={() => setIsRemoving(false)}
      />
    );
  }
  if (picture === null || !mayWrite) {
    return (
      <Dialog title={titleOf(upload)} onClose={onClose}>
        <Stack>{facts}</Stack>
      </Dialog>
    );
  }
  return (
    <RecordDialog
      subject={`upload/${key}`}
      title={titleOf(upload)}
      fields={fields}
      initial={{ alt: picture.alt }}
      submit={words.save}
      send={async (body) => {
        await callSignedIn(describeUpload, { params: { key }, body });
        toast(words.saved);
        onChanged();
      }}
      onClose={onClose}
    >
      {facts}
    </RecordDialog>
  );
}
